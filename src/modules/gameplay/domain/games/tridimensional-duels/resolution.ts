import type { GameEvent } from '../../engine/events.js';
import type { JsonObject } from '../../engine/json.js';
import { opponentOf, SEATS, type Seat } from '../../engine/seat.js';
import { cardOf, frontRowOf, leftmostEmptySide, nextPlacement, placeOf, withCell, without, withSeat } from './board.js';
import { traitsOf } from './cards/catalogue.js';
import type { Effects } from './cards/definition.js';
import { newToken } from './new-card.js';
import { canTransitionToPhase, type Phase } from './phases.js';
import { protectionAt, rawStat, statsOf } from './stats.js';
import {
  CENTRE,
  STATS,
  type Card,
  type DuelState,
  type EndReason,
  type PlayerState,
  type Row,
  type Stats,
  type StatusEffect,
} from './state.js';

export interface Controlled {
  readonly cardId: string;
  readonly home: number;
}

/** One action being carried out: the state so far, each version a value of its own, and what has been told. */
export class Resolution implements Effects {
  readonly events: GameEvent[] = [];
  readonly controlled: Controlled[] = [];

  constructor(
    public state: DuelState,
    public cause: string,
  ) {}

  get over(): boolean {
    return this.state.endReason !== null;
  }

  /** Does something in another's name: the card or rule that its events then give as their cause. */
  because(cause: string, act: () => void): void {
    const before = this.cause;
    this.cause = cause;
    act();
    this.cause = before;
  }

  tell(type: string, data: JsonObject, only?: GameEvent['only']): void {
    this.events.push(only ? { type, cause: this.cause, data, only } : { type, cause: this.cause, data });
  }

  patch(changes: Partial<DuelState>): void {
    this.state = { ...this.state, ...changes };
  }

  patchPlayer(player: Seat, changes: Partial<PlayerState>): void {
    this.patch({
      players: withSeat(this.state.players, player, { ...this.state.players[player], ...changes }),
    });
  }

  patchCard(cardId: string, changes: Partial<Card>): Card {
    const card: Card = { ...this.card(cardId), ...changes };
    this.patch({ cards: { ...this.state.cards, [cardId]: card } });
    if (card.type === 'CHAMPION' && placeOf(this.state, cardId)) this.setLane(card.owner, CENTRE, statsOf(card).def);
    return card;
  }

  setCell(grid: 'grid' | 'spellGrid', row: Seat, column: number, cardId: string | null): void {
    const { board } = this.state;
    this.patch({
      board: { ...board, [grid]: withSeat(board[grid], row, withCell(board[grid][row], column, cardId)) },
    });
  }

  card(cardId: string): Card {
    const card = cardOf(this.state, cardId);
    if (!card) throw new Error(`no card ${cardId}`);
    return card;
  }

  stats(cardId: string): Stats {
    return statsOf(this.card(cardId));
  }

  frontRow(owner: Seat): readonly Card[] {
    return frontRowOf(this.state, owner);
  }

  enterPhase(phase: Phase): void {
    if (!canTransitionToPhase(this.state.phase, phase))
      throw new Error(`${this.state.phase} does not lead to ${phase}`);
    this.patch({ phase });
    this.tell('PHASE_STARTED', { phase, turn: this.state.turn, player: this.state.activePlayerIndex });
  }

  end(winner: Seat | null, endReason: EndReason): void {
    this.patch({ winner, endReason, queued: {} });
    this.tell('GAME_ENDED', { winner, reason: endReason });
  }

  modify(cardId: string, changes: Partial<Stats>, expiresAtEndOfTurn: number): void {
    const added = STATS.flatMap((stat) => {
      const value = changes[stat] ?? 0;
      return value === 0 ? [] : [{ stat, value, expiresAtEndOfTurn }];
    });
    if (added.length === 0) return;
    const card = this.patchCard(cardId, { modifiers: [...this.card(cardId).modifiers, ...added] });
    this.tell('STATS_CHANGED', { cardId, changes: { ...changes }, expiresAtEndOfTurn, stats: { ...statsOf(card) } });
  }

  setStats(cardId: string, values: Partial<Stats>, expiresAtEndOfTurn: number): void {
    const card = this.card(cardId);
    const wanted = STATS.filter((stat) => values[stat] !== undefined);
    const changes = Object.fromEntries(wanted.map((stat) => [stat, values[stat]! - rawStat(card, stat)]));
    this.modify(cardId, changes, expiresAtEndOfTurn);
  }

  heal(cardId: string, amount: number): void {
    const { damage } = this.card(cardId);
    const healed = Math.min(damage, amount);
    if (healed === 0) return;
    this.patchCard(cardId, { damage: damage - healed });
    this.tell('HEALED', { cardId, amount: healed, def: this.stats(cardId).def });
  }

  damage(cardId: string, amount: number): void {
    this.addDamage(cardId, this.reduced(cardId, amount));
  }

  damageLane(player: Seat, column: number, amount: number): void {
    const hp = this.state.lanes[player][column];
    const lost = Math.min(hp, amount);
    if (lost <= 0) return;
    this.setLane(player, column, hp - lost);
    this.tell('LANE_DAMAGED', { player, column, amount: lost, hp: hp - lost });
    if (lost === hp) this.tell('LANE_BROKEN', { player, column });
  }

  /** A > d destroys and the rest hits the side lane; A = d leaves DEF 1, or destroys at 1; A < d is damage. */
  strike(cardId: string, power: number, ignoresProtection = false): void {
    const place = placeOf(this.state, cardId);
    if (!place) return;
    const protection = ignoresProtection ? 0 : protectionAt(this.state, place.row, place.column);
    const amount = this.reduced(cardId, Math.max(0, power - protection));
    const { def } = this.stats(cardId);
    this.tell('STRUCK', { cardId, power, protection, amount, def });
    if (amount > def || (amount === def && def === 1)) {
      this.destroy(cardId);
      if (place.column !== CENTRE) this.damageLane(place.row, place.column, amount - def);
    } else if (amount === def) {
      this.addDamage(cardId, rawStat(this.card(cardId), 'def') - 1);
    } else {
      this.addDamage(cardId, amount);
    }
  }

  destroy(cardId: string): void {
    const { owner, definition, token, type } = this.card(cardId);
    this.leaveGrid(cardId);
    if (type === 'CHAMPION') this.setLane(owner, CENTRE, 0);
    this.tell('CARD_DESTROYED', { cardId, definition, owner, token: token === true });
    if (token) {
      this.patch({ cards: without(this.state.cards, cardId) });
      return;
    }
    this.bury(cardId);
  }

  /** To the graveyard, as printed. */
  bury(cardId: string): void {
    const card = without(this.card(cardId), 'targets');
    const clean: Card = {
      ...card,
      damage: 0,
      modifiers: [],
      statusEffects: [],
      isProtecting: false,
      protectedLastTurn: false,
    };
    this.patch({ cards: { ...this.state.cards, [cardId]: clean } });
    this.patchPlayer(card.owner, { graveyard: [...this.state.players[card.owner].graveyard, cardId] });
  }

  /** Reapplying keeps the longer duration. */
  afflict(cardId: string, status: StatusEffect): void {
    const others = this.card(cardId).statusEffects.filter(({ type }) => type !== status.type);
    const same = this.card(cardId).statusEffects.find(({ type }) => type === status.type);
    const kept: StatusEffect = same ? { ...same, remaining: Math.max(same.remaining, status.remaining) } : status;
    this.patchCard(cardId, { statusEffects: [...others, kept] });
    this.tell('STATUS_APPLIED', { cardId, status: kept.type, remaining: kept.remaining });
  }

  draw(player: Seat, count: number): void {
    const { hand, deck } = this.state.players[player];
    const drawn = deck.slice(0, count);
    if (drawn.length === 0) return;
    this.patchPlayer(player, { hand: [...hand, ...drawn], deck: deck.slice(drawn.length) });
    const cards = drawn.map((cardId) => ({ cardId, definition: this.card(cardId).definition }));
    this.tell('CARDS_DRAWN', { player, count: drawn.length }, { [player]: { cards } });
  }

  blockSpells(player: Seat, turn: number): void {
    this.patchPlayer(player, { spellsBlockedUntilTurn: turn });
    this.tell('SPELLS_BLOCKED', { player, turn });
  }

  swap(cardId: string, otherId: string): void {
    const [a, b] = [placeOf(this.state, cardId), placeOf(this.state, otherId)];
    if (!a || !b) return;
    this.setCell('grid', a.row, a.column, otherId);
    this.setCell('grid', b.row, b.column, cardId);
    this.tell('CARD_MOVED', { cardId, row: b.row, column: b.column });
    this.tell('CARD_MOVED', { cardId: otherId, row: a.row, column: a.column });
  }

  moveToOtherSide(cardId: string): boolean {
    const place = placeOf(this.state, cardId);
    if (!place || place.column === CENTRE) return false;
    const column = 2 - place.column;
    if (this.state.board.grid[place.row][column] !== null) return false;
    this.move(cardId, place.row, column);
    return true;
  }

  createToken(originalId: string): boolean {
    const original = this.card(originalId);
    const column = leftmostEmptySide(this.state, original.owner);
    if (column === null) return false;
    const token = newToken(original, `t${this.state.turn}-${column}`, nextPlacement(this.state));
    this.patch({ cards: { ...this.state.cards, [token.id]: token } });
    this.setCell('grid', token.owner, column, token.id);
    this.tell('TOKEN_CREATED', { cardId: token.id, original: originalId, column, stats: { ...token.base } });
    return true;
  }

  takeControl(cardId: string): boolean {
    const place = placeOf(this.state, cardId);
    const taker = opponentOf(this.card(cardId).owner);
    const column = leftmostEmptySide(this.state, taker);
    if (!place || place.row === taker || column === null) return false;
    this.controlled.push({ cardId, home: place.column });
    this.move(cardId, taker, column);
    return true;
  }

  /** To their own cells; to the other side cell where Teleport has put another monster there meanwhile. */
  returnControlled(): void {
    for (const { cardId, home } of this.controlled.splice(0)) {
      const card = cardOf(this.state, cardId);
      if (!card || !placeOf(this.state, cardId)) continue;
      this.move(cardId, card.owner, this.state.board.grid[card.owner][home] === null ? home : 2 - home);
    }
  }

  /** Destroys what has no DEF left, then looks for a winner. */
  settle(): void {
    for (const owner of SEATS) {
      for (const { id } of this.frontRow(owner)) if (this.stats(id).def <= 0) this.destroy(id);
    }
    if (this.over) return;
    const [first, second] = SEATS.map((owner) => this.frontRow(owner).some(({ type }) => type === 'CHAMPION'));
    if (first && second) return;
    this.end(first ? 0 : second ? 1 : null, 'CHAMPION_DESTROYED');
  }

  private move(cardId: string, row: Seat, column: number): void {
    const from = placeOf(this.state, cardId)!;
    this.setCell('grid', from.row, from.column, null);
    this.setCell('grid', row, column, cardId);
    this.tell('CARD_MOVED', { cardId, row, column });
  }

  private leaveGrid(cardId: string): void {
    const place = placeOf(this.state, cardId);
    if (place) this.setCell('grid', place.row, place.column, null);
    if (Object.hasOwn(this.state.queued, cardId)) this.patch({ queued: without(this.state.queued, cardId) });
  }

  private setLane(player: Seat, column: number, hp: number): void {
    const lanes: Row<number> = this.state.lanes[player];
    if (lanes[column] === hp) return;
    const changed: [number, number, number] = [...lanes];
    changed[column] = hp;
    this.patch({ lanes: withSeat(this.state.lanes, player, changed) });
  }

  private reduced(cardId: string, amount: number): number {
    return Math.max(0, amount - (traitsOf(this.card(cardId)).damageReduction ?? 0));
  }

  private addDamage(cardId: string, amount: number): void {
    if (amount <= 0) return;
    const card = this.patchCard(cardId, { damage: this.card(cardId).damage + amount });
    this.tell('DAMAGED', { cardId, amount, def: statsOf(card).def });
  }
}
