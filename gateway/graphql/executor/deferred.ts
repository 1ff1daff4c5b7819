import type { ExecutionResult, VariableValues } from 'graphql';
import { COMPLETE, DeferTimeout, type ExecutionOutcome, type MergedPart } from '../incremental.ts';
import { executePlan, type PlanOptions } from './execute.ts';
import type { Plan } from './plan.ts';

/**
 * Executes a plan with deferred fragments, which the result includes.
 * @param deferTimeoutMs how long to wait for deferred fields after all others; may be Infinity
 * @returns null where the result cannot include them: they are late, or an error has to null a fragment alone
 */
export async function executeDeferredPlan(
  plan: Plan,
  variables: VariableValues,
  context: unknown,
  deferTimeoutMs: number,
  options: Pick<PlanOptions, 'recordWork' | 'signal'>,
): Promise<ExecutionOutcome | null> {
  const merged: MergedPart[] = [];
  const timeout = new DeferTimeout();
  const execution: Promise<ExecutionResult> = executePlan(plan, variables, context, {
    ...options,
    onDeferred: (part) => merged.push(part),
    onInitial: () => timeout.start(deferTimeoutMs),
  });
  try {
    const initialResult = await timeout.race(execution);
    return initialResult && !initialResult.errors ? { ...COMPLETE, initialResult, merged } : null;
  } finally {
    timeout.clear();
  }
}
