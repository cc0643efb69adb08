import type { Op } from '../cards/effect.js';
import type { Operation } from './operation.js';
import { attachEnergyOperation } from './ops/attach-energy.js';
import { attachTool } from './ops/attach-tool.js';
import { attackFails } from './ops/attack-fails.js';
import { boostNextTurn } from './ops/boost-next-turn.js';
import { cannotAttack } from './ops/cannot-attack.js';
import { cannotRetreat } from './ops/cannot-retreat.js';
import { choose } from './ops/choose.js';
import { condition } from './ops/condition.js';
import { counters } from './ops/counters.js';
import { cure } from './ops/cure.js';
import { damage } from './ops/damage.js';
import { discardDeck } from './ops/discard-deck.js';
import { discardEnergy } from './ops/discard-energy.js';
import { discardHand } from './ops/discard-hand.js';
import { discardStadium } from './ops/discard-stadium.js';
import { draw } from './ops/draw.js';
import { drawUntil } from './ops/draw-until.js';
import { first } from './ops/first.js';
import { flip } from './ops/flip.js';
import { flipUntilTails } from './ops/flip-until-tails.js';
import { heal } from './ops/heal.js';
import { ifOperation } from './ops/if.js';
import { ignore } from './ops/ignore.js';
import { lessDamage } from './ops/less-damage.js';
import { lookAtTop } from './ops/look-at-top.js';
import { moreDamage } from './ops/more-damage.js';
import { moveEnergy } from './ops/move-energy.js';
import { preventDamage } from './ops/prevent-damage.js';
import { recover } from './ops/recover.js';
import { returnToDeck } from './ops/return-to-deck.js';
import { returnToHand } from './ops/return-to-hand.js';
import { revealHand } from './ops/reveal-hand.js';
import { searchDeck } from './ops/search-deck.js';
import { shuffleDeckOperation } from './ops/shuffle-deck.js';
import { shuffleHandIntoDeck } from './ops/shuffle-hand-into-deck.js';
import { switchOperation } from './ops/switch.js';

/** Everything a card can say. A new card needs no code as long as it is written in these words. */
export const OPERATIONS: { readonly [O in Op]: Operation<O> } = {
  flip,
  'flip-until-tails': flipUntilTails,
  if: ifOperation,
  choose,
  first,
  'more-damage': moreDamage,
  'less-damage': lessDamage,
  'attack-fails': attackFails,
  ignore,
  damage,
  counters,
  heal,
  condition,
  cure,
  switch: switchOperation,
  'prevent-damage': preventDamage,
  'cannot-attack': cannotAttack,
  'cannot-retreat': cannotRetreat,
  'boost-next-turn': boostNextTurn,
  'discard-energy': discardEnergy,
  'attach-energy': attachEnergyOperation,
  'move-energy': moveEnergy,
  'return-to-hand': returnToHand,
  'return-to-deck': returnToDeck,
  draw,
  'draw-until': drawUntil,
  'search-deck': searchDeck,
  'shuffle-deck': shuffleDeckOperation,
  'shuffle-hand-into-deck': shuffleHandIntoDeck,
  'discard-hand': discardHand,
  'discard-deck': discardDeck,
  recover,
  'look-at-top': lookAtTop,
  'reveal-hand': revealHand,
  'discard-stadium': discardStadium,
  'attach-tool': attachTool,
};
