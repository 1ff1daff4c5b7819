import { describe, expectTypeOf, it } from 'vitest';
import type { Assets, render } from '#client/server.tsx';
import type { Render } from '#gateway/site/site.ts';

describe('render, the function shared by gateway and client', () => {
  it('has compatible types on both sides', () => {
    expectTypeOf<typeof render>().toExtend<Render<Assets>>();
  });
});
