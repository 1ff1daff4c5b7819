import { z } from 'zod';
import type { Decoded } from './decode.ts';
import { Malformed } from './errors.ts';
import { sampleOf } from './redact.ts';

/**
 * Saves what can be saved of an answer that breaks its shape.
 * - A broken field becomes a getter that throws Malformed, so that only what reads it fails.
 * - A list item that is broken as a whole, or in its `id`, is left out and counted.
 * - A value broken at its root throws Malformed.
 */
export function mend<R extends z.ZodType>(call: string, shape: R, value: unknown): Decoded<z.output<R>> {
  const mending = new Mending(call);
  const reply = mending.value(shape, value, []);
  return { reply: accept(shape, reply), dropped: mending.dropped, mended: mending.mended };
}

/** The mended value has the shape but for its throwing getters; this is the one place that says so. */
function accept<R extends z.ZodType>(_shape: R, value: unknown): z.output<R> {
  return value as z.output<R>;
}

class Mending {
  dropped = 0;
  readonly mended: Malformed[] = [];
  readonly #call: string;

  constructor(call: string) {
    this.#call = call;
  }

  value(shape: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): unknown {
    const whole = z.safeParse(shape, value);
    if (whole.success) return whole.data;
    if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional) {
      return this.value(shape.unwrap(), value, path);
    }
    if (shape instanceof z.ZodArray && Array.isArray(value)) return this.#list(shape.element, value, path);
    if (shape instanceof z.ZodObject && isRecord(value)) return this.#object(shape.shape, value, path);
    throw new Malformed(this.#call, whole.error.issues[0]?.message ?? 'wrong shape', path, sampleOf(value));
  }

  #list(item: z.core.$ZodType, values: readonly unknown[], path: readonly PropertyKey[]): unknown[] {
    const kept: unknown[] = [];
    for (const [index, value] of values.entries()) {
      try {
        kept.push(this.value(item, value, [...path, index]));
      } catch (thrown) {
        if (!(thrown instanceof Malformed)) throw thrown;
        this.dropped += 1;
        this.mended.push(thrown);
      }
    }
    return kept;
  }

  #object(
    shape: Readonly<Record<string, z.core.$ZodType>>,
    value: Readonly<Record<string, unknown>>,
    path: readonly PropertyKey[],
  ): object {
    const mended: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(shape)) {
      try {
        const own = Object.hasOwn(value, key) ? value[key] : undefined;
        const fieldValue = this.value(field, own, [...path, key]);
        if (fieldValue !== undefined) mended[key] = fieldValue;
      } catch (thrown) {
        if (!(thrown instanceof Malformed) || key === 'id') throw thrown;
        this.mended.push(thrown);
        Object.defineProperty(mended, key, {
          enumerable: true,
          get: () => {
            throw thrown;
          },
        });
      }
    }
    return mended;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
