import { fail, ok, type Result } from '../../../shared/domain/result.js';
import type { Action, UntrustedAction } from '../domain/engine/action.js';
import type { Game, Step } from '../domain/engine/game.js';
import type { Random } from '../domain/engine/random.js';
import type { Refusal, Verdict } from '../domain/engine/refusal.js';

export interface Applied<S, A> extends Step<S> {
  readonly action: A;
  readonly exceptionApplied?: true;
}

export type SequenceVerdict =
  | { readonly valid: true; readonly checked: number }
  | {
      readonly valid: false;
      readonly checked: number;
      readonly failedIndex: number;
      readonly failedAction: UntrustedAction;
      readonly code: string;
      readonly message: string;
    };

/** The rules of one game as a service: what stateless routes and matches alike ask before anything happens. */
export class RuleValidation<S extends object = object, A extends Action = Action, O extends object = object> {
  constructor(readonly game: Game<S, A, O>) {}

  validate(state: S, action: UntrustedAction): Verdict {
    return this.game.validate(state, action);
  }

  /** Validates, applies and checks the invariants; a refusal leaves nothing behind. */
  apply(state: S, action: UntrustedAction, random: Random): Result<Applied<S, A>, Refusal> {
    const verdict = this.game.validate(state, action);
    if (!verdict.valid) return fail(verdict);
    const parsed = this.game.parseAction(action);
    if (!parsed.ok) return fail(parsed.error);
    const step = this.game.apply(state, parsed.value, random);
    const broken = this.game.invariants(step.state);
    if (broken.length > 0)
      return fail({
        code: 'CRITICAL_ERROR',
        message: 'The rules broke an invariant; the action was discarded.',
        details: { broken },
        severity: 'CRITICAL',
      });
    const { exceptionApplied } = verdict;
    return ok({ ...step, action: parsed.value, ...(exceptionApplied && { exceptionApplied }) });
  }

  /** Checks a whole plan: each action against the state that the earlier ones leave. */
  validateSequence(
    state: S,
    actions: readonly UntrustedAction[],
    randomAt: (index: number) => Random,
  ): SequenceVerdict {
    let current = state;
    for (const [index, action] of actions.entries()) {
      const applied = this.apply(current, action, randomAt(index));
      if (!applied.ok) {
        const { code, message } = applied.error;
        return { valid: false, checked: index + 1, failedIndex: index, failedAction: action, code, message };
      }
      current = applied.value.state;
    }
    return { valid: true, checked: actions.length };
  }

  /**
   * The same for a player in a match, who must learn nothing by asking: played in two worlds that the player cannot
   * tell from the real one, it stops where they part – where chance or something hidden decides.
   */
  validatePlan(state: S, actions: readonly UntrustedAction[], worlds: readonly [Random, Random]): SequenceVerdict {
    const seat = actions[0]?.seat ?? 0;
    const seen = (world: S) => JSON.stringify(this.game.view(world, seat));
    let [left, right] = worlds.map((random) => this.game.redeal(state, seat, random));
    for (const [index, action] of actions.entries()) {
      const [first, second] = [this.apply(left, action, worlds[0]), this.apply(right, action, worlds[1])];
      if (!first.ok) {
        if (second.ok) return { valid: true, checked: index };
        const { code, message } = first.error;
        return { valid: false, checked: index + 1, failedIndex: index, failedAction: action, code, message };
      }
      if (!second.ok || seen(first.value.state) !== seen(second.value.state))
        return { valid: true, checked: index + 1 };
      left = first.value.state;
      right = second.value.state;
    }
    return { valid: true, checked: actions.length };
  }
}
