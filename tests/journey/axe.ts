import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Violated axe rules with their elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Legacy mode skips frames, of which the site has none.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
