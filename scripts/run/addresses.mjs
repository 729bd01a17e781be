import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Every brand with the addresses of its enabled markets and languages, the default brand first. */
export function listAddresses(port) {
  const defaults = json('brands/defaults.json');
  const brands = readdirSync('brands', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'messages' && entry.name !== 'rules')
    .map((entry) => ({ ...defaults.brand, ...json(path.join('brands', entry.name, 'brand.json')) }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.id.localeCompare(b.id));
  return brands.map((brand) => {
    const folder = path.join('brands', brand.id, 'markets');
    const host = brand.hosts.find((name) => name.startsWith(`${brand.id}.`)) ?? brand.hosts[0];
    const locales = readdirSync(folder)
      .map((name) => ({ ...defaults.market, ...json(path.join(folder, name)) }))
      .filter((market) => market.isMarketEnabled)
      .flatMap((market) =>
        market.languages.map((language) => ({ market: market.name, locale: `${language}-${market.id}` })),
      )
      .sort((a, b) => Number(b.locale === brand.defaultLocale) - Number(a.locale === brand.defaultLocale));
    return {
      name: brand.name,
      isDefault: brand.isDefault,
      addresses: locales.map(({ market, locale }) => ({ market, url: `http://${host}:${port}/${locale}` })),
    };
  });
}

/** Prints the addresses for newcomers. */
export function printAddresses(port, services) {
  const lines = listAddresses(port).flatMap(({ name, isDefault, addresses }) => [
    '',
    `  ${name}${isDefault ? `   (also http://localhost:${port})` : ''}`,
    ...addresses.map(({ market, url }) => `    ${url.padEnd(44)} ${market}`),
  ]);
  console.log(
    [
      ...lines,
      '',
      ...services.map(({ name, url }) => `  ${name.padEnd(18)} ${url}`),
      '',
      '  Ctrl-C stops everything.',
      '',
    ].join('\n'),
  );
}
