/** That a card in play changes a rule. Plain data, so it can be stored, sent and replayed. */
export interface RuleRegistration<RuleType extends string = string> {
  readonly cardId: string;
  readonly ruleType: RuleType;
  readonly order: number;
}

/** What each rule type is asked with, and what it answers. */
export type RuleTypes = Record<string, { readonly context: unknown; readonly result: unknown }>;

export type RuleModifier<State, Context, Result> = (
  state: State,
  cardId: string,
  context: Context,
  result: Result,
) => Result;

/** How a rule is bent by a card: a restriction or new value, or (booleans only) a permission asked beforehand. */
export interface RuleBehaviour<State, Context, Result> {
  readonly modify?: RuleModifier<State, Context, Result>;
  readonly grant?: (state: State, cardId: string, context: Context) => boolean;
}

export type FindBehaviour<State, Types extends RuleTypes> = <T extends keyof Types & string>(
  state: State,
  cardId: string,
  ruleType: T,
) => RuleBehaviour<State, Types[T]['context'], Types[T]['result']> | undefined;

export const register = <T extends string>(
  rules: readonly RuleRegistration<T>[],
  cardId: string,
  ruleType: T,
  order: number,
): readonly RuleRegistration<T>[] => [...rules, { cardId, ruleType, order }];

export const unregister = <T extends string>(
  rules: readonly RuleRegistration<T>[],
  cardId: string,
  ruleType?: T,
): readonly RuleRegistration<T>[] =>
  rules.filter((rule) => rule.cardId !== cardId || (ruleType !== undefined && rule.ruleType !== ruleType));

/**
 * Asks a rule: a fold over the registered modifiers in the order of registration, each getting the previous result.
 * Boolean rules restrict – once false, no later modifier turns them true – unless a grant, asked first, allows it.
 */
export const ruleManager =
  <State, Types extends RuleTypes>(
    rulesOf: (state: State) => readonly RuleRegistration<keyof Types & string>[],
    find: FindBehaviour<State, Types>,
  ) =>
  <T extends keyof Types & string>(
    state: State,
    ruleType: T,
    context: Types[T]['context'],
    initial: Types[T]['result'],
  ): Types[T]['result'] => {
    const asked = rulesOf(state).filter((rule) => rule.ruleType === ruleType);
    const inOrder = asked.length > 1 ? asked.sort((a, b) => a.order - b.order) : asked;
    let result = initial;
    if (typeof initial === 'boolean') {
      for (const { cardId } of inOrder) {
        if (find(state, cardId, ruleType)?.grant?.(state, cardId, context)) return true as Types[T]['result'];
      }
    }
    for (const { cardId } of inOrder) {
      const modify = find(state, cardId, ruleType)?.modify;
      if (!modify) continue;
      const next = modify(state, cardId, context, result);
      result = typeof initial === 'boolean' ? ((result && next) as Types[T]['result']) : next;
    }
    return result;
  };
