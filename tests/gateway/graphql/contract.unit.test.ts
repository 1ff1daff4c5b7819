import { describe, expectTypeOf, it } from 'vitest';
import type { Assets, render } from '#client/server.tsx';
import type { Render } from '#gateway/site/site.ts';

describe('the function that gateway and client share', () => {
  it('is typed alike on both sides', () => {
    expectTypeOf<typeof render>().toExtend<Render<Assets>>();
  });
});
