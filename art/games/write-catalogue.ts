/*
 * Writes the catalogue of games and providers in Contentful's export format, and the list of games that the reference
 * platform knows. Run after draw.ts, because assets state the size of their file.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { aliases } from './aliases';
import { formats, type FormatId } from './composition/formats';
import { filesFolder, root } from './folders';
import { listing, type Entry } from './listing';
import { providers, type Provider } from './providers';
import { logoSize, logoVariants } from './wordmark';

async function write(path: string, value: unknown): Promise<void> {
  const file = join(root, path);
  const text = await format(JSON.stringify(value), { ...(await resolveConfig(file)), parser: 'json' });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const locale = 'en';

function fields(values: Readonly<Record<string, unknown>>): Record<string, Record<string, unknown>> {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, { [locale]: value }]));
}

function link(linkType: 'Entry' | 'Asset', id: string) {
  return { sys: { type: 'Link', linkType, id } };
}

function entry(contentType: string, id: string, values: Readonly<Record<string, unknown>>) {
  return {
    sys: {
      id,
      type: 'Entry',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
    },
    fields: fields(values),
  };
}

function asset(id: string, title: string, path: string, width: number, height: number) {
  const { size } = statSync(join(filesFolder, path));
  const file = {
    url: `//files/${path}`,
    fileName: path.slice(path.lastIndexOf('/') + 1),
    contentType: 'image/svg+xml',
    details: { size, image: { width, height } },
  };
  return { sys: { id, type: 'Asset' }, fields: fields({ title, file }) };
}

function gameEntry({ game, facts, categories, featured }: Entry) {
  const art = (formatId: FormatId) => link('Asset', `game-${game.id}-${formatId}`);
  const written = entry('game', `game-${game.id}`, {
    gameId: game.id,
    name: game.name,
    provider: link('Entry', `provider-${facts.provider.id}`),
    subProvider: facts.subProvider && link('Entry', `provider-${facts.subProvider.id}`),
    type: game.live ? 'live casino' : 'casino',
    gameType: game.gameType,
    channels: facts.channels,
    categories,
    thumbnail: art('square'),
    verticalImage: featured ? art('tall') : undefined,
    images: featured ? [art('wide')] : undefined,
    tint: game.tint,
    jackpotExist: facts.jackpot !== undefined,
    betLimits: facts.betLimits && { ...facts.betLimits, currency: 'EUR' },
    seats: facts.table?.seats,
    tableId: facts.table?.tableId,
    gameServerId: facts.table?.gameServerId,
    features: facts.features,
    volatility: facts.volatility,
    rtp: facts.rtp,
    maxWin: facts.maxWin,
    providerRestrictedCountry: facts.restrictedCountries,
    releasedAt: facts.releasedAt,
    popularity: facts.popularity,
    christmas: categories.includes('christmas'),
  });
  const ownAliases = aliases[game.id];
  return ownAliases ? { ...written, fields: { ...written.fields, aliases: ownAliases } } : written;
}

function gameAssets({ game, featured }: Entry) {
  const drawn: readonly FormatId[] = featured ? ['square', 'tall', 'wide'] : ['square'];
  return drawn.map((formatId) => {
    const { width, height } = formats[formatId](game.design.arrangement);
    const suffix = formatId === 'square' ? '' : `-${formatId}`;
    return asset(`game-${game.id}-${formatId}`, game.name, `games/${game.id}${suffix}.svg`, width, height);
  });
}

function providerEntry(provider: Provider) {
  return entry('provider', `provider-${provider.id}`, {
    providerId: provider.id,
    title: provider.title,
    isAggregators: provider.aggregator,
    logo: link('Asset', `provider-${provider.id}-light`),
    logoOnLight: link('Asset', `provider-${provider.id}-dark`),
    restrictedCountry: provider.restrictedCountries,
    removeRestrictedCountryOverlay: provider.removeOverlay,
  });
}

function providerAssets(provider: Provider) {
  return logoVariants.map((variant) =>
    asset(
      `provider-${provider.id}-${variant}`,
      provider.title,
      `providers/${provider.id}-${variant}.svg`,
      logoSize.width,
      logoSize.height,
    ),
  );
}

function platformGame({ game, facts }: Entry) {
  const { table, betLimits } = facts;
  return {
    gameId: game.id,
    name: game.name,
    provider: facts.provider.id,
    subProvider: facts.subProvider?.id ?? null,
    type: game.live ? 'live casino' : 'casino',
    gameType: game.gameType,
    jackpot: facts.jackpot ?? null,
    table: table && betLimits ? { ...table, minBet: betLimits.min, maxBet: betLimits.max } : null,
    restrictedCountries: facts.restrictedCountries,
  };
}

const entries = listing();
await write('content-fixtures/catalogue/games.json', { entries: entries.map(gameEntry) });
await write('content-fixtures/catalogue/game-assets.json', { assets: entries.flatMap(gameAssets) });
await write('content-fixtures/catalogue/providers.json', {
  entries: providers.map(providerEntry),
  assets: providers.flatMap(providerAssets),
});
await write('services/platform/data/games.json', entries.map(platformGame));
console.log(`Wrote ${entries.length} games and ${providers.length} providers.`);
