import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PayAndPlayLive } from '../../schemas/generated/types';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import { PayAndPlay } from './pay-and-play';

const href = '/en-UN/signup/pnp';

function render(live: PayAndPlayLive, authorized = false): string {
  return renderToStaticMarkup(
    <SiteProvider value={testSite({ authorized })}>
      <PayAndPlay content={{ title: 'Pay and play' }} live={live} />
    </SiteProvider>,
  );
}

test('PNP-01 stands only where the market offers it, for visitors', () => {
  expect(render({ amounts: [] })).toBe('');
  expect(render({ href, amounts: [] }, true)).toBe('');
  expect(render({ href, amounts: [] })).toContain(`href="${href}"`);
});

test('PNP-01 an amount is written as money and leads on with its minor units', () => {
  const html = render({ href, amounts: [{ amount: 2500, currency: 'EUR', href: `${href}?amount=2500` }] });
  expect(html).toMatch(
    /href="\/en-UN\/signup\/pnp\?amount=2500"[^>]*aria-label="Pay €25 and play"[^>]*>€25</,
  );
});
