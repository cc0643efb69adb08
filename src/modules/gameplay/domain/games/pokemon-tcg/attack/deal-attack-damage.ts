import { opponentOf } from '../../../engine/seat.js';
import { isInPlay } from '../board.js';
import { tell, type Play } from '../play.js';
import type { EffectsTask } from '../state.js';
import { attackDamage, putDamage } from './damage.js';

/** The attack's own damage to the Defending Pokémon, once everything that shapes it is known. */
export const dealAttackDamage = (play: Play, { seat, source, attack }: EffectsTask): void => {
  if (attack!.failed) return tell(play, 'ATTACK_FAILED', { pokemon: source });
  const defender = play.state.players[opponentOf(seat)].active;
  if (attack!.damage <= 0 || defender === null || !isInPlay(play.state, source)) return;
  const { total, terms } = attackDamage(play.state, source, defender, attack!.damage, attack!.ignore);
  putDamage(play, defender, total, terms);
};
