import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

interface Part {
  /** CSS selector of the part that is checked; the whole page unless given. */
  within?: string;
}

/**
 * Fails with the elements of each violation that axe finds. axe runs within the page, which its package calls legacy mode: otherwise every
 * call opens a second page, for three times the CPU. Frames are documents of their own, and are checked where they are the page.
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

/** Waits for transitions that end: a colour half way to the next one has no contrast to speak of. */
async function settled(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(running.map(({ finished }) => finished));
}
