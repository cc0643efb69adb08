import type { Seat } from '../../../engine/seat.js';
import type { Phase } from '../phases.js';
import type { Card, CardClass, DuelState, Stats, StatusEffect } from '../state.js';

/** Suppresses the listed codes for one type of action; see validation/rule-exceptions. */
export interface RuleException {
  readonly type: 'RULE_OVERRIDE';
  readonly affectsAction: string;
  readonly overrides: readonly string[];
}

/** What cards may do to the duel while they resolve. Each change tells its event. */
export interface Effects {
  readonly state: DuelState;
  stats(cardId: string): Stats;
  /** The front-row cards a player owns, wherever they stand. */
  frontRow(owner: Seat): readonly Card[];
  modify(cardId: string, changes: Partial<Stats>, expiresAtEndOfTurn: number): void;
  /** Modifiers that bring the stats to these values. */
  setStats(cardId: string, values: Partial<Stats>, expiresAtEndOfTurn: number): void;
  heal(cardId: string, amount: number): void;
  /** Direct damage: no protection, no excess. */
  damage(cardId: string, amount: number): void;
  damageLane(player: Seat, column: number, amount: number): void;
  /** A hit by the damage table. */
  strike(cardId: string, power: number): void;
  destroy(cardId: string): void;
  afflict(cardId: string, status: StatusEffect): void;
  draw(player: Seat, count: number): void;
  blockSpells(player: Seat, turn: number): void;
  swap(cardId: string, otherId: string): void;
  /** These answer false where there is no empty side cell to go to. */
  moveToOtherSide(cardId: string): boolean;
  createToken(originalId: string): boolean;
  takeControl(cardId: string): boolean;
}

export interface Candidate {
  readonly card: Card;
  readonly caster: Seat;
  readonly atk: number;
}

/** How many front-row cards are named, and which may be. Several have to stand in one row. */
export interface TargetRule {
  readonly min: number;
  readonly max: number;
  allows(candidate: Candidate): boolean;
}

export interface Cast {
  readonly caster: Seat;
  readonly targets: readonly string[];
  /** The end of the opponent's next turn. */
  readonly expires: number;
}

interface Printed {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface SpellDefinition extends Printed {
  readonly type: 'SPELL';
  readonly targets: TargetRule;
  /** Answers false where the spell fizzles. */
  resolve(effects: Effects, cast: Cast): boolean | void;
}

export interface ChampionAbility {
  readonly allowedPhases: readonly Phase[];
  readonly targets: TargetRule;
  use(effects: Effects, cast: Cast): void;
}

export interface AttackMade {
  readonly attackerId: string;
  readonly power: number;
  readonly enemy: Seat;
  readonly column: number;
  /** The end of the attacker's owner's next turn. */
  readonly ownersNextTurn: number;
}

/** What a champion or monster does beyond the common rules. */
export interface Traits {
  readonly exceptions?: readonly RuleException[];
  readonly ability?: ChampionAbility;
  readonly ignoresProtection?: true;
  readonly diagonalBonus?: number;
  readonly attacksAgain?: true;
  afterAttack?(effects: Effects, attack: AttackMade): void;
  readonly damageReduction?: number;
  readonly whileProtecting?: Partial<Stats>;
  readonly protectsNeighbours?: true;
  readonly healsWhenProtecting?: number;
  readonly pump?: Partial<Stats>;
  readonly pumpsOthers?: true;
  readonly healsWhenPumping?: number;
}

export interface ChampionDefinition extends Printed {
  readonly type: 'CHAMPION';
  readonly stats: Stats;
  readonly traits: Traits;
}

export interface MonsterDefinition extends Printed {
  readonly type: 'MONSTER';
  readonly class: CardClass;
  readonly stats: Stats;
  readonly traits: Traits;
}

export type CardDefinition = ChampionDefinition | MonsterDefinition | SpellDefinition;

const idOf = (name: string): string => name.toLowerCase().replaceAll('’', '').replaceAll("'", '').replaceAll(' ', '-');

/** ATK/DEF/SPD as printed. */
const statLine = (line: string): Stats => {
  const [atk, def, spd] = line.split('/').map(Number);
  return { atk, def, spd };
};

export const champion = (name: string, line: string, text: string, traits: Traits): ChampionDefinition => ({
  id: idOf(name),
  name,
  text,
  type: 'CHAMPION',
  stats: statLine(line),
  traits,
});

export const monster =
  (cardClass: CardClass) =>
  (name: string, line: string, text: string, traits: Traits): MonsterDefinition => ({
    id: idOf(name),
    name,
    text,
    type: 'MONSTER',
    class: cardClass,
    stats: statLine(line),
    traits,
  });

export const spell = (
  name: string,
  text: string,
  targets: TargetRule,
  resolve: SpellDefinition['resolve'],
): SpellDefinition => ({ id: idOf(name), name, text, type: 'SPELL', targets, resolve });
