import { getHall } from '#gateway/upstream/endpoints/halls.ts';
import { compileValidator } from '#gateway/upstream/validate.ts';
import { startOrigin } from '#tests/harness/origin.ts';
import type { MicroBench } from './measure.ts';

/** A hall's reply from the embedded REST APIs, checked against its declared shape. */
export const validator: MicroBench = {
  name: 'validator',
  about: "checks a hall's reply against its zod shape; JSON.parse of the same reply for scale",
  async contenders() {
    await using origin = await startOrigin();
    const text = await (await fetch(`${origin.url}/api/wn/halls/1`)).text();
    const reply: unknown = JSON.parse(text);
    const validate = compileValidator(getHall.reply);
    return [
      { name: 'compiled validator', run: () => validate(reply) },
      { name: 'zod safeParse', run: () => getHall.reply.safeParse(reply) },
      { name: 'JSON.parse', run: () => JSON.parse(text) as unknown },
    ];
  },
};
