import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

interface Part {
  /** CSS selector of the checked part; the whole page by default. */
  within?: string;
}

/**
 * Fails with the elements of each violation found by axe. axe runs within the page, which its package calls
 * legacy mode: otherwise every call opens a second page, for three times the CPU. Frames are separate documents
 * and are checked on their own.
 */
export async function expectAccessible(page: Page, { within }: Part = {}): Promise<void> {
  // A transition within a closed element never ends.
  await Promise.race([page.evaluate(settled), page.waitForTimeout(longestTransitionMs)]);
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .exclude('iframe');
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

const longestTransitionMs = 1_000;

/** Waits for finite transitions: a colour halfway through one has no meaningful contrast. */
async function settled(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(running.map(({ finished }) => finished));
}
