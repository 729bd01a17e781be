import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigurationError } from './configuration-error';
import { readConfiguration } from './read-configuration.server';

type Value = Record<string, unknown>;
/** Modifies a file's value, or is its new text; null removes the file. */
type Change = ((value: Value) => void) | string | null;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brands-'));
  cpSync('brands', folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The error for a copy of brands/ with one file changed, without the copy's path. */
function refusal(file: string, change: Change): string {
  const target = path.join(folder, file);
  const before = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
  mkdirSync(path.dirname(target), { recursive: true });
  if (change === null) rmSync(target);
  else writeFileSync(target, typeof change === 'string' ? change : changedText(before ?? '{}', change));
  try {
    readConfiguration(folder);
    return 'accepted';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as ConfigurationError).message.replaceAll(`${folder}/`, '').replaceAll(folder, 'brands');
  } finally {
    if (before === undefined) rmSync(target);
    else writeFileSync(target, before);
  }
}

function changedText(text: string, change: (value: Value) => void): string {
  const value = JSON.parse(text) as Value;
  change(value);
  return JSON.stringify(value);
}

describe('brands/', () => {
  it('ENGINE-05 has at least three brands with three enabled markets each', () => {
    const { brands } = readConfiguration('brands');
    expect(brands.size).toBeGreaterThanOrEqual(3);
    for (const { markets } of brands.values())
      expect([...markets.values()].filter((market) => market.isMarketEnabled).length).toBeGreaterThanOrEqual(
        3,
      );
  });

  it.each<[name: string, file: string, change: Change, refusal: RegExp]>([
    ['text that is no JSON', 'halden/brand.json', '{"id": "halden",}', /^halden\/brand\.json is not JSON: /],
    [
      'a list',
      'halden/brand.json',
      '[]',
      /^halden\/brand\.json: \/ is \[\]\. Write a group of settings in braces\./,
    ],
    ['a folder without a brand', 'kiekko/brand.json', null, /^kiekko\/brand\.json is missing\. Create it/],
    [
      'an unknown key',
      'halden/brand.json',
      (value) => (value['colour'] = 'red'),
      /^halden\/brand\.json: \/colour is no setting\. Remove it\.$/,
    ],
    ...(
      [
        ['layuot', {}, 'layuot is no setting. Did you mean "layout"?'],
        ['layout', { header: 'staked' }, '/header is "staked". Did you mean "stacked"? Write one of: bar,'],
        ['name', 7, 'is 7. Write a text in quotation marks. Name shown to players.'],
      ] as const
    ).map(([name, value, reason]): [string, string, Change, RegExp] => [
      `${JSON.stringify(value)} as ${name}`,
      'halden/brand.json',
      (brand) => (brand[name] = value),
      new RegExp(`^halden/brand\\.json: /.*${reason.replaceAll(/[.?]/g, '\\$&')}`),
    ]),
    ...(
      [
        ['currency', 'EURO', 'Write: ISO code. 3 capital letters, such as "EUR".'],
        ['currency', 'EUE', 'Did you mean "EUR"? Correct it, or add how it is written.'],
        ['languages', ['fii'], 'Did you mean "fi"? Correct it, or add it there.'],
      ] as const
    ).map(([name, value, remedy]): [string, string, Change, RegExp] => [
      `${JSON.stringify(value)} as ${name} of a market`,
      'halden/markets/FI.json',
      (market) => (market[name] = value),
      new RegExp(`^halden/markets/FI\\.json: /${name} .*${remedy.replaceAll(/[.?]/g, '\\$&')}`),
    ]),
    [
      'a value of the wrong kind',
      'halden/brand.json',
      (value) => (value['features'] = { maintenance: 'yes' }),
      /^halden\/brand\.json: \/features\/maintenance is "yes"\. Write true or false without quotation marks or a group of settings in braces\. Replaces the site/,
    ],
    [
      'a brand in the folder of another',
      'kiekko/brand.json',
      (value) => (value['id'] = 'halden'),
      /^kiekko\/brand\.json: \/id is "halden", the folder is "kiekko"\. Make them equal\.$/,
    ],
    [
      'a host of two brands',
      'kiekko/brand.json',
      (value) => (value['hosts'] = ['localhost']),
      /^kiekko\/brand\.json: \/hosts has "localhost", which already belongs to halden\. Remove it/,
    ],
    ...[
      'https://kiekko.example',
      'kiekko.example:3000',
      'Kiekko.example',
      'kiekko.example.',
      'kiekko.example/fi',
      'jää.example',
      'a b',
    ].map((host): [string, string, Change, RegExp] => [
      `the host ${host}`,
      'kiekko/brand.json',
      (value) => (value['hosts'] = ['kiekko.localhost', host]),
      /^kiekko\/brand\.json: \/hosts\/1 is ".*"\. Write the bare name as browsers send it/,
    ]),
    [
      'a site of the platform that two brands have',
      'brasa/brand.json',
      (value) => (value['siteId'] = 5),
      /^halden\/brand\.json: \/siteId is 5, which already belongs to brasa\. Give each brand the id/,
    ],
    [
      'two default brands',
      'brasa/brand.json',
      (value) => (value['isDefault'] = true),
      /^brands: exactly one brand must have "isDefault": true, 2 have it\./,
    ],
    [
      'no default brand',
      'halden/brand.json',
      (value) => (value['isDefault'] = false),
      /^brands: exactly one brand must have "isDefault": true, 0 have it\./,
    ],
    [
      'a token that leaves its declaration',
      'brasa/theme.json',
      (value) => ((value['effect'] as Value)['page'] = 'none;} body{display:none'),
      /^brasa\/theme\.json: \/effect\/page/,
    ],
    ...(
      [
        ['effect', 'page', 'red</style><script>alert(1)</script>', 'none, or linear-gradient'],
        ['effect', 'cardShadow', '0 0 1px red', 'none, or shadows of lengths'],
        ['effect', 'tileHover', 'scale(1) attr(x)', 'none, or translate'],
        ['clip', 'card', 'polygon((0 0', 'none, polygon'],
        ['color', 'primary', 'red', 'A hexadecimal colour'],
        ['font', 'display', 'Figtree", x', 'Name of a font family'],
        ['radius', 'small', '3px/**/', 'A CSS length'],
        ['layout', 'gutter', 'clamp(1px, 2px', 'A CSS length'],
      ] as const
    ).map(([group, token, wrong, remedy]): [string, string, Change, RegExp] => [
      `${wrong} as ${group}.${token} of a theme`,
      'halden/theme.json',
      (value) => ((value[group] as Value)[token] = wrong),
      new RegExp(
        `^halden/theme\\.json: /${group}/${token} is ".*, which is not allowed\\. Write: .*${remedy}`,
      ),
    ]),
    ...['Europe/Helsinky', '+02:00', 'x'].map((zone): [string, string, Change, RegExp] => [
      `the time zone ${zone}`,
      'halden/markets/FI.json',
      (value) => (value['timeZone'] = zone),
      /^halden\/markets\/FI\.json: \/timeZone is ".*"\.(?: Did you mean "Europe\/Helsinki"\?)? Write the IANA name of a time zone, such as/,
    ]),
    [
      'a country that is no code',
      'halden/markets/FI.json',
      (value) => (value['originCountryCode'] = 'Finland'),
      /^halden\/markets\/FI\.json: \/originCountryCode is "Finland", which is not/,
    ],
    [
      'a language tag that is none',
      'languages.json',
      '[{"code": "en", "tag": "en_GB!", "direction": "ltr", "contentLocale": "en", "messages": ["en"]}]',
      /^languages\.json: \/tag of "en" is "en_GB!"\. Write a BCP 47 tag/,
    ],
    [
      'a language that lacks a text',
      'messages/tr/app.json',
      (value) => delete value['close'],
      /messages\/tr\/app\.json: \/close is missing/,
    ],
    [
      'a text of a brand that nobody asks for',
      'brasa/messages/en.json',
      '{"app": {"closee": "Shut"}}',
      /^brasa\/messages\/en\.json: \/app\/closee is no text of the interface\. Write it as in messages\/en, or remove it\.$/,
    ],
    [
      'a text of a brand that is none',
      'brasa/messages/en.json',
      '{"app": {"close": 7}}',
      /^brasa\/messages\/en\.json: \/app\/close must be a text\.$/,
    ],
    [
      'texts of a brand in a language that is none',
      'brasa/messages/xx.json',
      '{"app": {"close": "Shut"}}',
      /^brasa\/messages\/xx\.json: there is no folder messages\/xx\. Name the file after one of: br, /,
    ],
    [
      'a market in a file of another name',
      'halden/markets/FI.json',
      (value) => (value['id'] = 'NO'),
      /^halden\/markets\/FI\.json: \/id is "NO"\. Name the file NO\.json\.$/,
    ],
    [
      'a market code that is not in the table',
      'halden/markets/XX.json',
      readFileSync('brands/halden/markets/FI.json', 'utf8').replace('"id": "FI"', '"id": "XX"'),
      /^halden\/markets\/XX\.json: \/id "XX" is not a market code of countries\.json\. Add it to \/marketCodes/,
    ],
    [
      'MARKET-11 a market that names no country for a locale',
      'halden/markets/LL.json',
      (value) => (value['originCountryCode'] = { 'en-LL': 'NL' }),
      /markets\/LL\.json: \/originCountryCode names no country for fr-LL/,
    ],
    [
      'rules of a country that are no rules, in a market of its own',
      'halden/markets/FI.json',
      (value) =>
        (value['registration'] = { countries: ['FI'], countryRules: { FI: { postCode: { pattern: '(' } } } }),
      /^halden\/markets\/FI\.json: \/registration\/countryRules\/FI\/postCode/,
    ],
    [
      'a default locale without a market',
      'halden/brand.json',
      (value) => (value['defaultLocale'] = 'en-SE'),
      /^halden\/brand\.json: \/defaultLocale is en-SE, but markets\/SE\.json is missing or disabled\.$/,
    ],
    [
      'a default locale whose market does not speak it',
      'halden/brand.json',
      (value) => (value['defaultLocale'] = 'ja-FI'),
      /^halden\/brand\.json: \/defaultLocale is ja-FI, but markets\/FI\.json offers fi, en\. Take one of them/,
    ],
  ])('refuses %s and names file, pointer and remedy', (_name, file, change, expected) => {
    expect(refusal(file, change)).toMatch(expected);
  });
});
