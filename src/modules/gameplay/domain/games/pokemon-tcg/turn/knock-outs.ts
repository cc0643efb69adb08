import { opponentOf, type Seat } from '../../../engine/seat.js';
import { pokemonCard, pokemonInPlay, pokemonOf } from '../board.js';
import { hpOf } from '../passives.js';
import { ask, doNext, tell, type Play } from '../play.js';
import type { Choice } from '../state.js';
import { discardPokemon } from '../zones.js';

/** Damage of at least the HP knocks out; the opponent takes prizes, then it is seen whether someone won. */
export const knockOuts = (play: Play): void => {
  const { activeSeat } = play.state;
  const down = ([activeSeat, opponentOf(activeSeat)] as const).flatMap((seat) =>
    pokemonOf(play.state, seat)
      .filter((id) => pokemonInPlay(play.state, id).damage >= hpOf(play.state, id))
      .map((id) => ({ seat, id, prizes: pokemonCard(play.state, id).prizeValue })),
  );
  const earned: Record<Seat, number> = { 0: 0, 1: 0 };
  for (const { seat, id, prizes } of down) {
    tell(play, 'KNOCKED_OUT', { seat, pokemon: id, definition: play.state.cards[id].definition, prizes });
    discardPokemon(play, id);
    earned[opponentOf(seat)] += prizes;
  }
  doNext(play, { kind: 'WIN_CHECK' }, { kind: 'PROMOTIONS' });
  ask(play, ...prizeChoices(play, activeSeat, earned[activeSeat]));
  ask(play, ...prizeChoices(play, opponentOf(activeSeat), earned[opponentOf(activeSeat)]));
};

const prizeChoices = (play: Play, seat: Seat, earned: number): Choice[] =>
  Array.from({ length: Math.min(earned, play.state.players[seat].prizes.length) }, () => ({ kind: 'PRIZE', seat }));
