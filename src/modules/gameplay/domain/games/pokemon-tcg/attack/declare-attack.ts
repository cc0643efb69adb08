import type { Seat } from '../../../engine/seat.js';
import { pokemonCard, pokemonInPlay } from '../board.js';
import { change, doNext, tell, type Play } from '../play.js';
import { effectsTask } from '../effects/effects-task.js';
import { endOfTurn } from '../turn/end-of-turn.js';
import { putDamage } from './damage.js';

const CONFUSION_DAMAGE = 30;

/** The attack enters the ATTACK phase; everything that follows runs by itself. */
export const declareAttack = (play: Play, seat: Seat, attackIndex: number): void => {
  const attacker = play.state.players[seat].active!;
  const attack = pokemonCard(play.state, attacker).attacks[attackIndex];
  change(play, { phase: 'ATTACK' });
  tell(play, 'ATTACK_DECLARED', { seat, pokemon: attacker, attack: attack.name });
  endOfTurn(play);
  if (isStoppedByConfusion(play, attacker)) return doNext(play, { kind: 'KNOCK_OUTS' });
  doNext(
    play,
    {
      ...effectsTask(seat, attacker, attack.name, attack.effects),
      byAttack: true,
      attack: { damage: attack.damage, failed: false, ignore: [], afterwards: [] },
    },
    { kind: 'KNOCK_OUTS' },
  );
};

/** "If it is Confused, flip a coin. Tails: the attack fails, and 30 damage goes to the attacker itself." */
const isStoppedByConfusion = (play: Play, attacker: string): boolean => {
  if (!pokemonInPlay(play.state, attacker).conditions.includes('CONFUSED')) return false;
  const heads = play.random.flip();
  tell(play, 'COINS_FLIPPED', { reason: 'CONFUSED', pokemon: attacker, results: [heads ? 'HEADS' : 'TAILS'] });
  if (!heads) {
    tell(play, 'ATTACK_FAILED', { pokemon: attacker });
    putDamage(play, attacker, CONFUSION_DAMAGE);
  }
  return !heads;
};
