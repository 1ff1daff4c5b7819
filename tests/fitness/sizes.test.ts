import { expect, it } from 'vitest';
import { budgets, measureBuild } from '#tests/bench/build.ts';

it.each(budgets(measureBuild()))('$text', ({ holds }) => expect(holds).toBe(true));
