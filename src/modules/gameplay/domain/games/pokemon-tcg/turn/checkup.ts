import { opponentOf } from '../../../engine/seat.js';
import { putDamage } from '../attack/damage.js';
import { pokemonInPlay } from '../board.js';
import type { SpecialCondition } from '../cards/effect.js';
import { change, changePokemon, tell, type Play } from '../play.js';
import type { CardId } from '../state.js';

const POISON = 10;
const BURN = 20;

/** Between turns both Active Pokémon are looked at, that of the player whose turn ended first. */
export const checkup = (play: Play): void => {
  const ended = play.state.activeSeat;
  change(play, { matchState: 'BETWEEN_TURNS' });
  tell(play, 'TURN_ENDED', { seat: ended, turn: play.state.turn });
  for (const seat of [ended, opponentOf(ended)]) {
    const { active } = play.state.players[seat];
    if (active === null) continue;
    if (has(play, active, 'POISONED')) putDamage(play, active, POISON, { condition: 'POISONED' });
    if (has(play, active, 'BURNED')) {
      putDamage(play, active, BURN, { condition: 'BURNED' });
      cureByHeads(play, active, 'BURNED');
    }
    if (has(play, active, 'ASLEEP')) cureByHeads(play, active, 'ASLEEP');
    if (seat === ended && has(play, active, 'PARALYZED')) cure(play, active, 'PARALYZED');
  }
};

const has = (play: Play, id: CardId, condition: SpecialCondition): boolean =>
  pokemonInPlay(play.state, id).conditions.includes(condition);

const cure = (play: Play, id: CardId, condition: SpecialCondition): void => {
  const { conditions } = pokemonInPlay(play.state, id);
  changePokemon(play, id, { conditions: conditions.filter((other) => other !== condition) });
  tell(play, 'CONDITION_ENDED', { pokemon: id, condition });
};

const cureByHeads = (play: Play, id: CardId, condition: SpecialCondition): void => {
  const heads = play.random.flip();
  tell(play, 'COINS_FLIPPED', { reason: condition, pokemon: id, results: [heads ? 'HEADS' : 'TAILS'] });
  if (heads) cure(play, id, condition);
};
