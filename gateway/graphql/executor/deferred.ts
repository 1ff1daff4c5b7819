import type { ExecutionResult, VariableValues } from 'graphql';
import { COMPLETE, DeferTimeout, type ExecutionOutcome, type MergedPart } from '../incremental.ts';
import { executePlan, type PlanOptions } from './execute.ts';
import type { Plan } from './plan.ts';

/**
 * Executes a plan whose result includes all deferred fragments.
 * @param deferTimeoutMs time given to deferred fields, from the moment when all other fields have values; Infinity for any time
 * @returns null if deferred fields take longer, or if a field has an error. The caller then executes the operation with
 *   graphql-js: it can send fragments later, and an error in a fragment nulls that fragment alone
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
