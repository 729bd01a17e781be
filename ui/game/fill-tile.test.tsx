// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { GameCardLive } from '../../schemas/generated/types';
import { fillTile } from './fill-tile';
import { GameTile } from './game-tile';
import { testSite } from '../testing/site';
import { squareCrop, wideCrop } from './tile-crop';
import { tileSite } from './tile-site';

const site = tileSite(testSite());

const plain: GameCardLive = {
  gameId: 'ember-crown',
  name: 'Ember Crown',
  href: '/en-UN/online-casino/play/relax/ember-crown',
  square: { url: 'https://images.marquee.test/games/ember-crown.svg', width: 640, height: 640, alt: '' },
  tint: '#7a2414',
  provider: 'Laidback Labs',
  badges: [],
  restricted: false,
  overlay: false,
};
const full: GameCardLive = {
  ...plain,
  badges: ['new', 'jackpot', 'hot'],
  jackpot: { amount: 123_456, currency: 'EUR' },
  table: {
    tableId: 't1',
    open: true,
    seats: 7,
    seatsTaken: 6,
    min: 100,
    max: 50_000,
    currency: 'EUR',
  },
  restricted: true,
  overlay: true,
};

function element(markup: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  const first = holder.firstElementChild;
  if (!first) throw new Error('Nothing was rendered');
  return first;
}

const games: [string, GameCardLive][] = [
  ['a plain game', plain],
  ['a game with everything', full],
  ['two badges', { ...plain, badges: ['exclusive', 'new', 'hot'] }],
  ['BLOCK-21 a restricted game without overlay', { ...plain, restricted: true }],
  ['an address that must not be linked', { ...plain, href: 'javascript:alert(1)' }],
  ['script-looking text', { ...plain, name: '<script>alert(1)</script>' }],
  ['BLOCK-11 a closed table', { ...full, table: full.table && { ...full.table, open: false } }],
];

describe.each(['tile', 'card'] as const)('a %s made in the browser', (layout) => {
  const crop = layout === 'card' ? wideCrop : squareCrop;
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(
    <GameTile game={full} site={site} crops={[squareCrop(full, '1px')]} layout={layout} marked />,
  );

  it.each(games)('is the same as on the server: %s', (_name, game) => {
    const onServer = element(
      renderToStaticMarkup(<GameTile game={game} site={site} crops={[crop(game, '20vw')]} layout={layout} />),
    );
    const holder = document.createElement('div');
    holder.append(fillTile(template, game, crop(game, '20vw'), site));
    expect(element(holder.innerHTML).isEqualNode(onServer), holder.innerHTML).toBe(true);
  });
});

describe('BLOCK-21 the restricted overlay', () => {
  it('is shown unless the sub-provider switches it off, and the link stays', () => {
    const render = (game: GameCardLive) =>
      renderToStaticMarkup(<GameTile game={game} site={site} crops={[squareCrop(game, '1px')]} />);
    expect(render({ ...plain, restricted: true, overlay: true })).toContain('Not available in your country');
    expect(render({ ...plain, restricted: true, overlay: true })).toContain(`href="${plain.href}"`);
    expect(render({ ...plain, restricted: true, overlay: false })).not.toContain('Not available');
  });
});
