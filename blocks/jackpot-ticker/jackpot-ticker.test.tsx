// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { validateJackpotTickerContent, validateJackpotsLive } from '../../schemas/generated/validators';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import typical from './fixtures/typical.json';
import { JackpotTicker } from './jackpot-ticker';

function render(over: object): void {
  const content: unknown = { ...typical.content, ...over };
  const live: unknown = typical.live;
  if (!validateJackpotTickerContent(content) || !validateJackpotsLive(live))
    throw new Error('invalid fixture');
  document.body.innerHTML = renderToStaticMarkup(
    <SiteProvider value={testSite()}>
      <JackpotTicker content={content} live={live} />
    </SiteProvider>,
  );
}

const reachable = () => document.querySelectorAll('ol a:not([tabindex="-1"])');

test('BLOCK-43 each amount is marked with its game, so that it stays current', () => {
  render({});
  for (const { gameId, amount } of typical.live.items)
    expect(document.querySelector(`data[data-live-jackpot="${gameId}"]`)?.getAttribute('value')).toBe(
      String(amount),
    );
});

test('the copy that follows the moving line is neither read nor reached', () => {
  render({ layout: 'ticker' });
  expect(reachable()).toHaveLength(typical.live.items.length);
  expect(document.querySelectorAll('[aria-hidden="true"] a:not([tabindex="-1"])')).toHaveLength(0);
  expect(document.querySelector('input[type="checkbox"]')?.getAttribute('aria-label')).toBe(
    'Stop the moving line',
  );
});

test('a list does not move', () => {
  render({ layout: 'list' });
  expect(document.querySelectorAll('ol')).toHaveLength(1);
  expect(document.querySelector('input')).toBeNull();
});
