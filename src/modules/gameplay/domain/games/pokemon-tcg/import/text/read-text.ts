import type { Effect } from '../../cards/effect.js';
import type { Scene } from './phrasing.js';
import { readClause } from './read-clause.js';

/** What became of a text. */
export interface Reading {
  readonly effects: readonly Effect[];
  readonly sentences: number;
  /** The sentences that were not understood, as they are printed but for the card's own name. */
  readonly unread: readonly string[];
}

interface Step {
  readonly effects: readonly Effect[];
  /** How many sentences it took. */
  readonly length: number;
  readonly unread: readonly string[];
  readonly flipped?: true;
}

/** Some phrasings run over several sentences. */
const LONGEST = 3;

const readPlain = (sentences: readonly string[], at: number, scene: Scene): Step => {
  for (let length = Math.min(LONGEST, sentences.length - at); length > 0; length--) {
    const effects = readClause(sentences.slice(at, at + length).join('. '), scene);
    if (effects) return { effects, length, unread: [] };
  }
  return { effects: [], length: 1, unread: [sentences[at]] };
};

const ONE_COIN = /^flip (?:a|1) coin$/i;
const COINS = /^flip (\d+) coins$/i;
const UNTIL_TAILS = /^flip a coin until you get tails$/i;

/** "If heads, …" of one coin; "if both of them are heads, …" of several. */
const ONE = /^if (heads|tails), (.*)$/i;
const ALL = /^if (?:both|all)(?: of them| coins)? are (heads|tails), (.*)$/i;
const ANY = /^if at least (?:1|one)(?: of them| coin)? is heads, (.*)$/i;

interface Arms {
  heads: readonly Effect[];
  tails: readonly Effect[];
  any: readonly Effect[];
}

const readFlip = (sentences: readonly string[], start: number, scene: Scene): Step | null => {
  const text = sentences[start];
  if (UNTIL_TAILS.test(text)) return { effects: [{ op: 'flip-until-tails' }], length: 1, unread: [], flipped: true };
  const coins = ONE_COIN.test(text) ? 1 : Number(COINS.exec(text)?.[1] ?? 0);
  if (coins < 1 || coins > 20) return null;
  const arms: Arms = { heads: [], tails: [], any: [] };
  const unread: string[] = [];
  let at = start + 1;
  for (; at < sentences.length;) {
    const arm = (coins === 1 ? ONE : ALL).exec(sentences[at]);
    const any = coins > 1 ? ANY.exec(sentences[at]) : null;
    if (!arm && !any) break;
    const rest = [any ? any[1] : arm![2], ...sentences.slice(at + 1)];
    const read = readPlain(rest, 0, { ...scene, flipped: true });
    if (read.unread.length > 0) unread.push(sentences[at]);
    const side = any ? 'any' : (arm![1].toLowerCase() as 'heads' | 'tails');
    arms[side] = [...arms[side], ...read.effects];
    at += read.length;
  }
  const flip: Effect = {
    op: 'flip',
    ...(coins === 1 ? {} : { coins }),
    ...(arms.heads.length > 0 ? { heads: arms.heads } : {}),
    ...(arms.tails.length > 0 ? { tails: arms.tails } : {}),
  };
  const some: readonly Effect[] =
    arms.any.length > 0
      ? [{ op: 'if', test: { test: 'COUNT', of: { count: 'HEADS' }, atLeast: 1 }, then: arms.any }]
      : [];
  return { effects: [flip, ...some], length: at - start, unread, flipped: true };
};

/** Every sentence is understood or named; nothing in between. */
export const readSentences = (sentences: readonly string[], attack: Scene['attack'] = null): Reading => {
  const effects: Effect[] = [];
  const unread: string[] = [];
  let flipped = false;
  for (let at = 0; at < sentences.length;) {
    const scene: Scene = { attack, flipped };
    const step: Step = readFlip(sentences, at, scene) ?? readPlain(sentences, at, scene);
    effects.push(...step.effects);
    unread.push(...step.unread);
    flipped ||= step.flipped === true;
    at += step.length;
  }
  return { effects: unread.length > 0 ? [] : effects, sentences: sentences.length, unread };
};
