// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { validateAccountBalanceContent, validateWalletAnswer } from '../../schemas/generated/validators.js';
import { tellBalance } from '../../ui/live/player-balance';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import { mountWidget, settle } from '../../ui/testing/widget';
import { AccountBalance } from './account-balance';
import { mount } from './account-balance.island';
import maximal from './fixtures/maximal.json' with { type: 'json' };
import typical from './fixtures/typical.json' with { type: 'json' };

afterEach(() => vi.unstubAllGlobals());

const { player } = typical;
const { live } = typical;

function block(fixture: { content: unknown }) {
  const { content } = fixture;
  if (!validateAccountBalanceContent(content)) throw new Error('invalid fixture');
  return <AccountBalance content={content} live={live} />;
}

const render = (fixture: { content: unknown }, authorized: boolean) =>
  renderToStaticMarkup(<SiteProvider value={testSite({ authorized })}>{block(fixture)}</SiteProvider>);

test('visitors see nothing, or what the editor says to them', () => {
  expect(render(typical, false)).toBe('');
  expect(render(maximal, false)).toContain('Log in to see what you have');
  expect(render(maximal, false)).not.toContain('data-island');
});

test('the page itself holds no amount, and has a place for each', () => {
  const html = render(typical, true);
  expect(html).not.toMatch(/€|42/);
  expect(html).toContain('data-value="totalBalance"');
});

test('WALLET-03 the sum and its parts, bonus money of all verticals added up', async () => {
  const answer = player['bonus-active'];
  expect(validateWalletAnswer(answer)).toBe(true);
  const { element, text } = await mountWidget(block(typical), mount, [answer]);
  expect(element.dataset['state']).toBe('filled');
  expect(text('totalBalance')).toBe('€40.00');
  expect([text('mainBalance'), text('lockedBalance'), text('bonus')]).toEqual(['€25.00', '€10.00', '€5.00']);
});

test('WALLET-07 a player without a wallet has a balance of nothing, which is no fault', async () => {
  const { element, text } = await mountWidget(block(typical), mount, [player.new]);
  expect([element.dataset['state'], text('totalBalance')]).toEqual(['filled', '€0.00']);
});

test('WS-04 a pushed balance is shown at once, and an older answer does not undo it', async () => {
  const amounts = {
    mainBalance: 7,
    lockedBalance: 0,
    sportsBonus: 0,
    casinoBonus: 0,
    liveCasinoBonus: 0,
    totalBalance: 7,
  };
  const mounted = mountWidget(block(typical), mount, [player.depositor]);
  tellBalance({ amounts, changed: true });
  const { text } = await mounted;
  expect(text('totalBalance')).toBe('€0.07');
  tellBalance({ amounts: { ...amounts, totalBalance: 1234 }, changed: true });
  expect(text('totalBalance')).toBe('€12.34');
});

test('an answer that cannot be had says so and can be asked for again, without losing the focus', async () => {
  const { element, text } = await mountWidget(block(typical), mount, [
    undefined,
    { balance: 1 },
    player.depositor,
  ]);
  const retry = element.querySelector<HTMLButtonElement>('[data-retry]');
  const failed = element.querySelector<HTMLElement>('[data-note=failed]');
  expect([element.dataset['state'], failed?.hidden]).toEqual(['failed', false]);
  retry?.click();
  expect(element.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(element);
  await settle();
  expect(element.dataset['state']).toBe('failed');
  retry?.click();
  await settle();
  expect([element.dataset['state'], failed?.hidden, text('totalBalance')]).toEqual([
    'filled',
    true,
    '€42.10',
  ]);
});
