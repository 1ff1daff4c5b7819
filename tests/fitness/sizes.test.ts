import { expect, it } from 'vitest';
import { checkBudgets, measureBundles } from '#tests/bench/bundleSize.ts';

it.each(checkBudgets(measureBundles()))('$text', ({ isMet }) => expect(isMet).toBe(true));
