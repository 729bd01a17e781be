import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Look, looks } from './looks';
import { type Scheme, companionOf, readColour, usualScheme } from './palette';
import type { Project } from './project';

/** The user's input, unchecked. */
export interface BrandRequest {
  id: string;
  name?: string;
  company?: string;
  colours?: string;
  markets?: string;
  languages?: string;
  look?: string;
  scheme?: string;
  /** Public host names, beside the one for this machine. */
  hosts?: string;
}

/** A brand that can be made. */
export interface BrandWish {
  id: string;
  name: string;
  /** Who runs it, as the footer says. */
  company: string;
  /** `#rrggbb`, the ground's first. */
  colours: readonly [string, string];
  scheme: Scheme;
  look: Look;
  markets: string[];
  /** Left out: those of the markets. */
  languages?: string[];
  hosts: string[];
}

/** A wish that cannot be fulfilled; the message says everything that is wrong with it, and what to do. */
export class WishError extends Error {
  override name = 'WishError';
}

/** Names of folders and hosts that mean something else. */
const reserved = [
  'catalogue',
  'defaults',
  'files',
  'localhost',
  'messages',
  'model',
  'rules',
  'shared',
  'starter',
  'text',
  'www',
];

const hostName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Checks a request against the project. @throws WishError with all that is wrong */
export function wishOf(request: BrandRequest, project: Project): BrandWish {
  const id = request.id.trim();
  const name = (request.name ?? nameFrom(id)).trim();
  const colours = coloursOf(request.colours ?? '#14213d,#fca311');
  const markets = list(request.markets ?? project.configuration.countries.globalMarket).map((code) =>
    code.toUpperCase(),
  );
  const languages = request.languages === undefined ? undefined : list(request.languages);
  const hosts = [`${id}.localhost`, ...list(request.hosts ?? '').map((host) => host.toLowerCase())];
  const look = looks.find((known) => known === (request.look ?? 'stacked'));
  const scheme = request.scheme ?? usualScheme(colours.read[0]);
  const problems = [
    ...idProblems(id, project),
    ...nameProblems(name),
    ...colours.problems,
    ...marketProblems(markets, project),
    ...languageProblems(languages ?? [], project),
    ...hosts.flatMap((host) => hostProblems(host, project)),
    ...(look ? [] : [`There is no look "${request.look}". Choose one of ${looks.join(', ')}.`]),
    ...(scheme === 'dark' || scheme === 'light' ? [] : [`The scheme is dark or light, not "${scheme}".`]),
  ];
  if (problems.length > 0 || !look || (scheme !== 'dark' && scheme !== 'light'))
    throw new WishError(problems.join('\n'));
  return {
    id,
    name,
    company: (request.company ?? `${name} Ltd`).trim(),
    colours: colours.read,
    scheme,
    look,
    markets: [...new Set(markets)],
    ...(languages && { languages: [...new Set(languages)] }),
    hosts: [...new Set(hosts)],
  };
}

/** `golden-hall` → `Golden Hall` */
export function nameFrom(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
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

function nameProblems(name: string): string[] {
  if (name.length < 2 || name.length > 40) return ['The name has 2 to 40 letters.'];
  return /[<>{}[\]\\]/.test(name) ? [`The name "${name}" has brackets in it. Leave them out.`] : [];
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
