// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GameCardLive } from '../../schemas/generated/types';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import { LiveTables } from './live-tables';

type Table = NonNullable<GameCardLive['table']>;
const table: Table = {
  tableId: 't1',
  open: true,
  seats: 7,
  seatsTaken: 5,
  min: 500,
  max: 500000,
  currency: 'EUR',
};

function lineOf(over: Partial<Table> | undefined): string[] {
  const game: GameCardLive = {
    gameId: 'g1',
    name: 'Salon',
    href: '/en-UN/live-casino-online/play/evolution/g1',
    square: { url: 'https://images.marquee.test/g1.svg', width: 640, height: 640, alt: '' },
    tint: '#101010',
    provider: 'Evolution',
    badges: ['live'],
    restricted: false,
    overlay: false,
    ...(over ? { table: { ...table, ...over } } : {}),
  };
  document.body.innerHTML = renderToStaticMarkup(
    <SiteProvider value={testSite()}>
      <LiveTables
        content={{ title: 'Tables' }}
        live={{ items: [{ game, kind: 'Roulette', dealer: 'Ilona' }], total: 1 }}
      />
    </SiteProvider>,
  );
  return [...document.querySelectorAll('li p:last-child > span')].map((part) => part.textContent ?? '');
}

test('BLOCK-11 a table shows its free seats and limits, marked for the live values', () => {
  expect(lineOf({})).toEqual(['2 seats free', '€5 – €5,000']);
  expect(document.querySelector('[data-live-seats="t1"]')?.getAttribute('data-state')).toBe('free');
  expect(lineOf({ open: false })[0]).toBe('Closed');
  expect(lineOf({ seats: 0 })[0]).toBe('Open to all');
});

test('BLOCK-10 without an answer of the platform the table stands without seats and limits', () => {
  lineOf(undefined);
  expect(document.querySelector('[data-live-seats]')).toBeNull();
  expect(document.querySelector('a')?.textContent).toBe('Salon');
});
