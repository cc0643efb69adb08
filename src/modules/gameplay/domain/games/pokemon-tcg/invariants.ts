import { SEATS, type Seat } from '../../engine/seat.js';
import { cardsOfPokemon, definitionOf, PLAYING, pokemonInPlay, pokemonOf } from './board.js';
import { BUILT_IN } from './cards/catalogue.js';
import { isBasicPokemon } from './cards/card-definition.js';
import { canonicalJson } from '../../engine/canonical.js';
import { questionAt } from './effects/interpreter.js';
import { OPENING_HAND } from './options.js';
import { begin } from './play.js';
import { satisfies } from './setup/start-game-rules.js';
import { tasksLeft } from './turn/tasks-left.js';
import { BENCH_PLACES, type CardId, type PokemonState, type TurnFlags } from './state.js';

type Report = (fault: string) => void;

/** What lies where, for one seat: zone by zone, the cards under and on each Pokémon included. */
const zonesOf = (state: PokemonState, seat: Seat): CardId[][] => {
  const { hand, deck, discard, prizes } = state.players[seat];
  const stadium = state.stadium !== null && state.cards[state.stadium]?.owner === seat ? [state.stadium] : [];
  return [[...hand], [...deck], [...discard], [...prizes], stadium];
};

const isKnown = (state: PokemonState, id: string): boolean => Object.hasOwn(state.definitions, id) || BUILT_IN.has(id);

/** Ids that lead nowhere would break everything below, so that they are looked for first. */
const danglingIds = (state: PokemonState): string[] => {
  const faults: string[] = [];
  const has = (id: CardId): boolean => Object.hasOwn(state.cards, id);
  for (const [id, { definition }] of Object.entries(state.cards)) {
    if (!isKnown(state, definition)) faults.push(`cards.${id}: no card ${definition}`);
  }
  if (state.stadium !== null && !has(state.stadium)) faults.push('stadium: no such card');
  for (const seat of SEATS) {
    const ids = [...zonesOf(state, seat).flat(), ...pokemonOf(state, seat)];
    for (const id of ids) if (!has(id)) faults.push(`players[${seat}]: no card ${id}`);
    for (const top of pokemonOf(state, seat)) faults.push(...brokenPokemon(state, top));
  }
  return faults;
};

const brokenPokemon = (state: PokemonState, top: CardId): string[] => {
  const faults: string[] = [];
  const seen = new Set<CardId>();
  for (let id: CardId | null = top; id !== null;) {
    const card: Partial<ReturnType<typeof pokemonInPlay>> | undefined = state.cards[id];
    if (seen.has(id) || card?.attached === undefined || card.evolvedFrom === undefined) {
      return [`cards.${top}: not a Pokémon in play`];
    }
    seen.add(id);
    if (!isKnown(state, card.definition!) || definitionOf(state, id).supertype !== 'POKEMON') {
      return [`cards.${id}: not a Pokémon`];
    }
    for (const on of [...card.attached, card.tool ?? null]) {
      if (on !== null && !Object.hasOwn(state.cards, on)) faults.push(`cards.${id}: no card ${on}`);
    }
    id = card.evolvedFrom;
  }
  return faults;
};

const everyCardOnce = (state: PokemonState, report: Report): void => {
  const seen = new Set<CardId>();
  for (const seat of SEATS) {
    const onTable = pokemonOf(state, seat).flatMap((id) => cardsOfPokemon(state, id));
    for (const id of [...zonesOf(state, seat).flat(), ...onTable]) {
      if (seen.has(id)) report(`cards.${id}: in two places`);
      seen.add(id);
      if (state.cards[id].owner !== seat) report(`cards.${id}: on the wrong side`);
    }
  }
  for (const id of Object.keys(state.cards)) if (!seen.has(id)) report(`cards.${id}: in no place`);
};

const soundPlayers = (state: PokemonState, report: Report): void => {
  for (const seat of SEATS) {
    const { bench, prizes, active, mulligans, revealed, flags } = state.players[seat];
    const path = `players[${seat}]`;
    if (bench.length !== BENCH_PLACES) report(`${path}.bench: not ${BENCH_PLACES} places`);
    if (prizes.length > state.options.prizes) report(`${path}.prizes: more than at the start`);
    if (state.turn === 0 && revealed.length !== mulligans) report(`${path}.revealed: not one a mulligan`);
    if (state.turn > 0 && revealed.length > 0) report(`${path}.revealed: after the setup`);
    const mayBeWithoutActive =
      state.matchState === 'MATCH_ENDED' || state.turn === 0 || state.pending.some(({ kind }) => kind !== 'HAND_LIMIT');
    if (active === null && !mayBeWithoutActive) report(`${path}.active: missing`);
    if (seat !== state.activeSeat && isSpent(flags)) report(`${path}.flags: not fresh in the other player's turn`);
    for (const id of pokemonOf(state, seat)) {
      const { damage, conditions, enteredTurn } = pokemonInPlay(state, id);
      if (damage % 10 !== 0) report(`cards.${id}: damage is counted in tens`);
      if (conditions.length > 0 && id !== active) report(`cards.${id}: a condition on the Bench`);
      if (enteredTurn > state.turn) report(`cards.${id}: entered in the future`);
    }
  }
};

const isSpent = (flags: TurnFlags): boolean => Object.values(flags).some(Boolean);

const soundSetup = (state: PokemonState, report: Report): void => {
  for (const seat of SEATS) {
    const { hand, handValid, active, ready, prizes } = state.players[seat];
    const path = `players[${seat}]`;
    const definitions = hand.map((id) => definitionOf(state, id));
    switch (state.matchState) {
      case 'DRAWING_CARDS':
        if (hand.length !== (handValid ? OPENING_HAND : 0)) report(`${path}.hand: not an opening hand`);
        else if (handValid && !satisfies(definitions, state.options.startGameRules)) report(`${path}.hand: not valid`);
        if (active !== null || ready) report(`${path}: ahead of the setup`);
        break;
      case 'SELECT_ACTIVE_POKEMON':
        if (!handValid) report(`${path}.handValid: not yet`);
        if (active === null && !definitions.some(isBasicPokemon)) report(`${path}.hand: no Basic Pokémon to choose`);
        break;
      case 'SELECT_BENCH_POKEMON':
        if (active === null) report(`${path}.active: missing`);
        if (prizes.length !== state.options.prizes) report(`${path}.prizes: not laid out`);
        break;
      case 'PLAYER_TURN':
      case 'BETWEEN_TURNS':
        if (!ready || !handValid) report(`${path}: not ready`);
        break;
      case 'MATCH_ENDED':
        break;
      default:
        state.matchState satisfies never;
    }
  }
};

const soundProgress = (state: PokemonState, report: Report): void => {
  const { matchState, phase, turn, pending, tasks, result, firstSeat, activeSeat } = state;
  const isPlaying = PLAYING.has(matchState);
  const isSetup = !isPlaying && matchState !== 'MATCH_ENDED';
  if ((matchState === 'MATCH_ENDED') !== (result !== null)) report('result: does not fit the match state');
  if (isPlaying !== turn > 0 && matchState !== 'MATCH_ENDED') report('turn: does not fit the match state');
  if (isSetup !== (phase === 'SETUP') && matchState !== 'MATCH_ENDED') report('phase: does not fit the match state');
  if (turn > 0 && (activeSeat === firstSeat) !== (turn % 2 === 1)) report('activeSeat: not whose turn it is');
  if (matchState === 'BETWEEN_TURNS' && pending.length === 0) report('matchState: stands between turns');
  if (!isPlaying && (pending.length > 0 || tasks.length > 0)) report('pending: nothing to do outside of turns');
  if (matchState === 'BETWEEN_TURNS' && phase !== 'END') report('phase: not over between turns');
  if (tasksLeft(state)?.join() !== tasks.map(({ kind }) => kind).join()) report('tasks: not what is left to do');
  if (pending.some(({ kind }) => kind !== pending[0].kind)) report('pending: choices of several kinds');
  const standsAlone = pending[0]?.kind === 'EFFECT' || pending[0]?.kind === 'HAND_LIMIT';
  if (standsAlone && pending.length > 1) report('pending: more than one choice of its kind');
};

/** A pending choice must be the very question at which its effect stands. */
const soundPending = (state: PokemonState, report: Report): void => {
  for (const choice of state.pending) {
    const { hand, prizes, bench, active } = state.players[choice.seat];
    const alike = state.pending.filter(({ kind, seat }) => kind === choice.kind && seat === choice.seat).length;
    if (choice.kind === 'PRIZE' && prizes.length < alike) report('pending: no prize is left');
    if (choice.kind === 'PROMOTION' && alike > 1) report('pending: two promotions of one seat');
    if (choice.kind === 'PROMOTION' && (active !== null || bench.every((id) => id === null))) {
      report('pending: nothing to promote');
    }
    if (choice.kind === 'HAND_LIMIT' && choice.count > hand.length) report('pending: more than the hand holds');
    if (choice.kind === 'EFFECT' && !standsAt(state, choice)) report('pending: not what its effect asks');
  }
};

const NO_CHANCE = {
  int: () => 0,
  flip: () => false,
  shuffle: <T>(items: readonly T[]): T[] => [...items],
};

const standsAt = (
  state: PokemonState,
  choice: Extract<PokemonState['pending'][number], { kind: 'EFFECT' }>,
): boolean => {
  const [task] = state.tasks;
  if (task?.kind !== 'EFFECTS' || task.steps.length === 0) return false;
  const question = questionAt(begin(state, NO_CHANCE, choice.seat, ''));
  if (!question) return false;
  return canonicalJson({ kind: 'EFFECT', cause: task.cause, ...question }) === canonicalJson(choice);
};

export const invariants = (state: PokemonState): readonly string[] => {
  const faults = danglingIds(state);
  if (faults.length > 0) return faults;
  const report: Report = (fault) => faults.push(fault);
  everyCardOnce(state, report);
  soundPlayers(state, report);
  soundSetup(state, report);
  soundProgress(state, report);
  if (faults.length === 0) soundPending(state, report);
  return faults;
};
