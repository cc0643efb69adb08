import { opponentOf, type Seat } from '../../../engine/seat.js';
import { pokemonCard, pokemonInPlay, pokemonOf } from '../board.js';
import { hpOf } from '../passives.js';
import { ask, doNext, tell, type Play } from '../play.js';
import type { CardId, Choice } from '../state.js';
import { discardPokemon } from '../zones.js';

/** Damage of at least the HP knocks out; the opponent takes prizes, then it is seen whether someone won. */
export const knockOuts = (play: Play): void => {
  const { activeSeat } = play.state;
  const earned: Record<Seat, number> = { 0: 0, 1: 0 };
  for (let down = knockedOut(play); down.length > 0; down = knockedOut(play)) {
    for (const id of down) {
      const { owner: seat, definition } = play.state.cards[id];
      const prizes = pokemonCard(play.state, id).prizeValue;
      tell(play, 'KNOCKED_OUT', { seat, pokemon: id, definition, prizes });
      discardPokemon(play, id);
      earned[opponentOf(seat)] += prizes;
    }
  }
  doNext(play, { kind: 'WIN_CHECK' }, { kind: 'PROMOTIONS' });
  ask(play, ...prizeChoices(play, activeSeat, earned[activeSeat]));
  ask(play, ...prizeChoices(play, opponentOf(activeSeat), earned[opponentOf(activeSeat)]));
};

/** Asked again after each round: with a Pokémon goes what it gave to others. */
const knockedOut = ({ state }: Play): CardId[] =>
  ([state.activeSeat, opponentOf(state.activeSeat)] as const).flatMap((seat) =>
    pokemonOf(state, seat).filter((id) => pokemonInPlay(state, id).damage >= hpOf(state, id)),
  );

const prizeChoices = (play: Play, seat: Seat, earned: number): Choice[] =>
  Array.from({ length: Math.min(earned, play.state.players[seat].prizes.length) }, () => ({ kind: 'PRIZE', seat }));
