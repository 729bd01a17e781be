import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SiteView } from '../../ui/site/site-context';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import { CountdownBox } from './countdown-box';

const content = {
  title: 'Doors open',
  endsAt: '2026-12-24T18:00:00Z',
  callsToAction: [
    { label: 'Join', target: '#signup', visibleTo: 'not-authorized' as const },
    { label: 'Play', target: '/online-casino', visibleTo: 'authorized' as const },
  ],
};

function render(over: Partial<Parameters<typeof CountdownBox>[0]['content']>, site: Partial<SiteView> = {}) {
  return renderToStaticMarkup(
    <SiteProvider value={testSite(site)}>
      <CountdownBox content={{ ...content, ...over }} live={null} />
    </SiteProvider>,
  );
}

test('names the date in the zone of the market', () => {
  expect(render({}, { timeZone: 'Europe/Helsinki' })).toContain('December 24, 2026 at 08:00 PM GMT+2');
});

test('once over, shows the closing words or leaves itself out', () => {
  const now = Date.parse(content.endsAt);
  expect(render({ overText: 'The doors are open.' }, { now })).toMatch(
    /data-countdown="over"[^>]*>The doors are open\./,
  );
  expect(render({ whenOver: 'hide' }, { now })).toBe('');
  expect(render({ whenOver: 'hide' }, { now: now - 1 })).not.toBe('');
});

test('BLOCK-27 shows the call to action of the sign-in state', () => {
  expect(render({})).toMatch(/>Join<(?!.*>Play<)/);
  expect(render({}, { authorized: true })).toMatch(/^(?!.*>Join<).*>Play</);
});
