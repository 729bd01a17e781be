import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NewBrandCheckReply, NewBrandRequest } from '../../../schemas/generated/types';
import type { BrandConfiguration } from '../../site/configuration/read-brand.server';
import { type Look, looks } from './looks';
import { type Scheme, companionOf, readColour, usualScheme } from './palette';
import type { Project } from './project.server';

/** A request from the command line or the studio: lists are text, and nothing is validated. */
export type BrandRequest = NewBrandRequest;

/** A fault of a field of a request. */
export type BrandProblem = NewBrandCheckReply['problems'][number];
type Field = BrandProblem['field'];

/** A validated request for a brand. */
export interface BrandWish {
  id: string;
  name: string;
  /** The operator named in the footer. */
  company: string;
  /** `#rrggbb`, the background's first. */
  colours: readonly [string, string];
  scheme: Scheme;
  look: Look;
  markets: string[];
  /** Defaults to those of the markets. */
  languages?: string[];
  /** Market code → currency, if not the usual one. */
  currencies: Record<string, string>;
  hosts: string[];
}

/** An invalid request; the message lists all faults with remedies. */
export class WishError extends Error {
  override name = 'WishError';
}

/** Names of folders and hosts with another meaning. */
const reserved = [
  'catalogue',
  'changes',
  'defaults',
  'files',
  'localhost',
  'messages',
  'model',
  'new',
  'rules',
  'shared',
  'starter',
  'studio',
  'text',
  'www',
];

const hostName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Validates a request against the project. @throws WishError with all faults */
export function wishOf(request: BrandRequest, project: Project): BrandWish {
  const { wish, problems } = checkWish(request, project);
  if (wish) return wish;
  throw new WishError(problems.map(({ message }) => message).join('\n'));
}

/** Validates a request against the project: returns the wish, or all faults by field. */
export function checkWish(
  request: BrandRequest,
  project: Project,
): { id: string; wish?: BrandWish; problems: BrandProblem[] } {
  const id = request.id.trim() || idFrom(request.name ?? '');
  const name = request.name?.trim() || nameFrom(id);
  const colours = coloursOf(request.colours || '#14213d,#fca311');
  const markets = codes(request.markets ?? project.configuration.countries.globalMarket);
  const languages = list(request.languages ?? '');
  const currencies = currenciesOf(request.currencies ?? '', markets, project);
  const hosts = [`${id}.localhost`, ...list(request.hosts ?? '').map((host) => host.toLowerCase())];
  const look = looks.find((known) => known === (request.look ?? 'stacked'));
  const scheme = request.scheme || usualScheme(colours.read[0]);
  const isScheme = scheme === 'dark' || scheme === 'light';
  const at = (field: Field, messages: readonly string[]) => messages.map((message) => ({ field, message }));
  const wrongId = idProblems(id, project);
  const problems = [
    ...at('id', wrongId),
    ...at('name', nameProblems(name, project)),
    ...at('colours', colours.problems),
    ...at('markets', marketProblems(markets, project)),
    ...at('languages', languageProblems(languages, project)),
    ...at('currencies', currencies.problems),
    // An invalid id makes an invalid host, which would be reported twice.
    ...at(
      'hosts',
      (wrongId.length > 0 ? hosts.slice(1) : hosts).flatMap((host) => hostProblems(host, project)),
    ),
    ...at('look', look ? [] : [`There is no look "${request.look}". Choose one of ${looks.join(', ')}.`]),
    ...at('scheme', isScheme ? [] : [`The scheme is dark or light, not "${scheme}".`]),
  ];
  if (problems.length > 0 || !look || !isScheme) return { id, problems };
  const wish: BrandWish = {
    id,
    name,
    company: request.company?.trim() || `${name} Ltd`,
    colours: colours.read,
    scheme,
    look,
    markets: [...new Set(markets)],
    ...(languages.length > 0 && { languages: [...new Set(languages)] }),
    currencies: currencies.read,
    hosts: [...new Set(hosts)],
  };
  return { id, wish, problems };
}

/** `golden-hall` → `Golden Hall` */
export function nameFrom(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** `Golden Hall!` → `golden-hall` */
export function idFrom(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 30)
    .replace(/-+$/, '');
}

/** Codes as the project writes them, between commas or spaces. */
function codes(text: string): string[] {
  return list(text).map((code) => code.toUpperCase());
}

/** Items between commas or spaces. */
function list(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

export function idProblems(id: string, { brandsFolder, contentFolder }: Project): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length < 3 || id.length > 30)
    return [
      `"${id}" is no id for a brand. Use 3 to 30 small letters and digits, with single dashes between words: golden-hall.`,
    ];
  if (reserved.includes(id)) return [`"${id}" has another meaning in this project. Choose another id.`];
  const taken = [
    path.join(brandsFolder, id),
    path.join(contentFolder, id),
    path.join(contentFolder, 'files', 'brands', id),
  ].find((folder) => existsSync(folder));
  return taken
    ? [`There is a folder ${taken} already, and nothing is ever overwritten. Choose another id.`]
    : [];
}

function nameProblems(name: string, { configuration }: Project): string[] {
  if (name.length < 2 || name.length > 40) return ['The name has 2 to 40 letters.'];
  if (/[<>{}[\]\\]/.test(name)) return [`The name "${name}" has brackets in it. Leave them out.`];
  const same = ({ brand }: BrandConfiguration) => brand.name.toLowerCase() === name.toLowerCase();
  const other = [...configuration.brands.values()].find(same);
  return other ? [`Another brand (${other.brand.id}) is called ${name}. Choose another name.`] : [];
}

/** `FI=SEK`: a market with another currency than its usual one. */
function currenciesOf(
  text: string,
  markets: readonly string[],
  project: Project,
): { read: Record<string, string>; problems: string[] } {
  const pairs = codes(text).map((pair) => pair.split('='));
  const problems = pairs.flatMap(([market = '', currency = '', ...rest]) => {
    if (currency === '' || rest.length > 0) return [`"${market}" names no currency. Write it as XX=EUR.`];
    if (!markets.includes(market)) return [`The brand has no market ${market} that could have a currency.`];
    return currencyProblems(currency, project);
  });
  return {
    read: Object.fromEntries(pairs.map(([market = '', currency = '']) => [market, currency])),
    problems,
  };
}

export function currencyProblems(currency: string, { configuration }: Project): string[] {
  return configuration.currencies[currency]
    ? []
    : [`How ${currency} is written is not known: add it to brands/currencies.json first.`];
}

/** One or two colours; commas inside `rgb(…)` do not separate them. */
function coloursOf(text: string): { read: readonly [string, string]; problems: string[] } {
  const written = text.split(/,(?![^(]*\))/).map((part) => part.trim());
  const read = written.map((colour) => readColour(colour));
  const problems = written.flatMap((colour, index) =>
    read[index] === undefined
      ? [`"${colour}" is no colour. Write it as #0b2545, or as any other colour of CSS: teal, rgb(11 37 69).`]
      : [],
  );
  if (written.length > 2)
    problems.push(`Give one or two colours, not ${written.length}; all others follow from them.`);
  const first = read[0] ?? '#000000';
  return { read: [first, read[1] ?? companionOf(first)], problems };
}

export function marketProblems(codes: string[], { marketFacts, configuration }: Project): string[] {
  const known = Object.keys(marketFacts);
  if (codes.length === 0) return [`Name one market or more: ${known.join(', ')}.`];
  return codes.flatMap((code) => {
    if (known.includes(code)) return [];
    const market = configuration.countries.markets[code];
    return market && known.includes(market)
      ? [`Players from ${code} belong to market ${market}: name that.`]
      : [`There are no facts of a market "${code}". There are: ${known.join(', ')}.`];
  });
}

export function languageProblems(codes: string[], { configuration }: Project): string[] {
  return codes.flatMap((code) =>
    configuration.languages.has(code)
      ? []
      : [`There is no language "${code}". There are: ${[...configuration.languages.keys()].join(', ')}.`],
  );
}

function hostProblems(host: string, { configuration }: Project): string[] {
  if (!hostName.test(host))
    return [`"${host}" is no host name. Write it without https:// and without a path.`];
  const other = configuration.hosts.get(host);
  return other ? [`The host ${host} belongs to ${other.brand.name} (${other.brand.id}) already.`] : [];
}
