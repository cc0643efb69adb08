import type { JsonObject } from '../../../engine/json.js';
import { isActive, isInPlay, pokemonCard, pokemonInPlay } from '../board.js';
import { passiveSum } from '../passives.js';
import { changePokemon, tell, type Play } from '../play.js';
import type { AttackInProgress, CardId, PokemonState } from '../state.js';

export interface Damage {
  readonly total: number;
  /** The terms of the sum, for whoever asks how it came about. */
  readonly terms: JsonObject;
}

const markerSum = (state: PokemonState, id: CardId, kind: 'BOOST' | 'PREVENT_DAMAGE'): number =>
  pokemonInPlay(state, id).markers.reduce((sum, marker) => {
    if (marker.kind !== kind || marker.turn !== state.turn) return sum;
    return marker.amount === 'ALL' ? Infinity : sum + marker.amount;
  }, 0);

/**
 * Base, then the attacker's effects, × weakness, − resistance (not below 0), then the defender's effects. Weakness and
 * resistance count for the Active Pokémon only. An attack without damage stays without.
 */
export const attackDamage = (
  state: PokemonState,
  attacker: CardId,
  defender: CardId,
  base: number,
  ignore: AttackInProgress['ignore'] = [],
): Damage => {
  if (base <= 0) return { total: 0, terms: { base: 0 } };
  const target = pokemonCard(state, defender);
  const types = pokemonCard(state, attacker).types;
  const dealt = Math.max(0, base + passiveSum(state, 'DAMAGE_DEALT', attacker) + markerSum(state, attacker, 'BOOST'));
  const meets = (type: (typeof types)[number] | undefined): boolean =>
    type !== undefined && types.includes(type) && isActive(state, defender);
  const weakness = !ignore.includes('WEAKNESS') && meets(target.weakness?.type) ? target.weakness!.multiplier : 1;
  const resistance = !ignore.includes('RESISTANCE') && meets(target.resistance?.type) ? target.resistance!.amount : 0;
  const beforeDefender = Math.max(0, dealt * weakness - resistance);
  const taken = ignore.includes('DEFENDER_EFFECTS')
    ? beforeDefender
    : beforeDefender + passiveSum(state, 'DAMAGE_TAKEN', defender) - markerSum(state, defender, 'PREVENT_DAMAGE');
  const total = Math.max(0, taken);
  return {
    total,
    terms: { base, attackerEffects: dealt - base, weakness, resistance, defenderEffects: total - beforeDefender },
  };
};

export const putDamage = (play: Play, pokemon: CardId, amount: number, terms: JsonObject = {}): void => {
  if (!isInPlay(play.state, pokemon)) return;
  if (amount > 0) changePokemon(play, pokemon, { damage: pokemonInPlay(play.state, pokemon).damage + amount });
  tell(play, 'DAMAGED', { pokemon, amount, ...terms });
};
