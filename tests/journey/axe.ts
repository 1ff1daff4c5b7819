import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of axe the page breaks as it stands, with the elements that break them. */
export async function violations(page: Page): Promise<string[]> {
  // Every rule is asked, but nothing is told of the elements that keep it; frames, of which there are none, are left out.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
