import { bulkhead, circuitBreaker, handleAll, SamplingBreaker, wrap } from 'cockatiel';
import { Bulkhead, CircuitBreaker } from '#gateway/upstream/resilience/guards.ts';
import { DEFAULT_POLICY } from '#gateway/upstream/resilience/policy.ts';
import type { MicroBench } from './measure.ts';

const SLOTS = 256;

/** The guards round one successful call that takes no time itself. */
export const resilience: MicroBench = {
  name: 'resilience',
  about: 'admits one call through bulkhead and circuit breaker and records its success',
  contenders() {
    const slots = new Bulkhead(SLOTS);
    const breaker = new CircuitBreaker(DEFAULT_POLICY.breaker);
    const policy = wrap(
      bulkhead(SLOTS, Infinity),
      circuitBreaker(handleAll, {
        halfOpenAfter: 5_000,
        breaker: new SamplingBreaker({ threshold: 0.5, duration: 10_000 }),
      }),
    );
    const call = () => Promise.resolve(1);
    return [
      {
        name: 'own guards',
        async run() {
          const permit = breaker.admit();
          if (typeof permit === 'number') return;
          const operation = {};
          if (!slots.tryAcquire(operation)) return;
          try {
            await call();
            breaker.record(permit, 'success');
          } finally {
            slots.release(operation);
          }
        },
      },
      { name: 'cockatiel', run: () => policy.execute(call) },
    ];
  },
};
