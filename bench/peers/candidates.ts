import path from 'node:path';
import { bin } from './build';
import type { Family } from './options';
import { built, folder, lobbyAddress, mediaOrigin, pageFile, sitePages } from './places';

/** Work per request: `nothing` (the stored document is sent), `document` (the data of its blocks is cached) or `everything`. */
export type Work = 'nothing' | 'document' | 'everything';

/** A measured server. */
export interface Candidate {
  id: string;
  family: Family;
  name: string;
  work: Work;
  /** `Accept-Encoding` of the requests. */
  encoding: 'identity' | 'br';
  /** Node's arguments. */
  args: string[];
  cwd: string;
  env: Record<string, string>;
  /** Measured path. */
  path: string;
  /** Path for the browser measurement; absent if it is another candidate's page. */
  browserPath?: string;
  /** Sends requests of a signed-in player, starting at the home page. */
  isPlayer?: boolean;
  /** Row to compare with, in the table of players' pages. */
  against?: string;
}

/** Files with the bodies of the bare servers: responses of Marquee's cached page. */
export const copies = {
  identity: path.join(built, 'copy.html'),
  br: path.join(built, 'copy.html.br'),
} as const;

/** Files with the headers of the same responses: alternating names and values. */
export const heads = {
  identity: path.join(built, 'copy.head.json'),
  br: path.join(built, 'copy.br.head.json'),
} as const;

/** URLs of the services used by Marquee's site. */
export interface Services {
  contentUrl: string;
  platformUrl: string;
}

/** All measured servers, in the order of the table. */
export function candidatesOf(only: ReadonlySet<Family>, services: Services): Candidate[] {
  return [
    raw('raw-br', 'bare `node:http`, the same response', 'br', { HEAD_FILE: heads.br }),
    raw('raw-br-few', 'bare `node:http`, the same body and three headers', 'br'),
    marquee('marquee-cached', 'Marquee, cached page', 'nothing', services, {}),
    next('next-server-cached', 'Next.js, server components, static', 'nothing', '/server/static'),
    next('next-client-cached', 'Next.js, client blocks, static', 'nothing', '/client/static'),
    raw('raw', 'bare `node:http`, uncompressed', 'identity'),
    marquee('marquee-blocks', 'Marquee, blocks unchanged', 'document', services, { PAGE_CACHE: 'off' }),
    marquee('marquee', 'Marquee, nothing reusable', 'everything', services, {
      PAGE_CACHE: 'off',
      BLOCK_CACHE: 'off',
    }),
    react('react', 'react', 'bare React, `renderToPipeableStream`'),
    react('react-string', 'react', 'bare React, `renderToString`', { env: { RENDER: 'string' } }),
    react('react-19', 'react', 'bare React 19, `renderToPipeableStream`', { build: 'react-19' }),
    react('puck', 'puck', 'Puck `<Render>`'),
    react('builder', 'builder', 'Builder.io `<Content>`'),
    react('storyblok', 'storyblok', 'Storyblok `<StoryblokComponent>`'),
    react('contentful', 'contentful', 'Contentful `<ExperienceRoot>`'),
    remix(),
    next('next-client', 'Next.js, client blocks, dynamic', 'everything', '/client/dynamic'),
    next('next-server', 'Next.js, server components, dynamic', 'everything', '/server/dynamic'),
    ...playersPages(services),
  ].filter(({ family }) => only.has(family));
}

/** Pages of players, and URLs with ignored parameters. */
function playersPages(services: Services): Candidate[] {
  const home = (id: string, name: string, more: Partial<Candidate> = {}): Candidate => ({
    ...marquee(id, name, 'nothing', services, {}),
    ...{ family: 'players', path: sitePages.home, against: 'home', ...more },
  });
  const page = (id: MarkupPage, name: string, isPlayer: boolean): Candidate[] => [
    {
      ...marquee(id, `Marquee, ${name}`, 'document', services, {}),
      ...{ family: 'players', path: sitePages[id], isPlayer, against: `${id}-react` },
    },
    markup(id, name),
  ];
  return [
    home('home', 'Marquee, home of a visitor'),
    home('home-player', 'Marquee, home of a signed-in player', { isPlayer: true }),
    home('home-parameters', 'Marquee, home with parameters no page reads', {
      path: `${sitePages.home}?utm_source=bench&gclid=1`,
    }),
    ...page('account', 'account page', true),
    ...page('transactions', 'transactions page', true),
    ...page('login', 'login page', false),
  ];
}

type MarkupPage = Exclude<keyof typeof sitePages, 'home'>;

/** Marquee's markup, rendered by bare React. */
export const markupOf = (id: MarkupPage) => path.join(built, `${id}.html`);

/** Bare React that renders the markup of a page as elements without components. */
function markup(id: MarkupPage, name: string): Candidate {
  return {
    id: `${id}-react`,
    family: 'players',
    name: `bare React, the markup of the ${name}`,
    work: 'document',
    encoding: 'identity',
    args: ['--import', 'tsx', path.join(folder, 'apps/markup-server.ts')],
    cwd: '.',
    env: { MARKUP_FILE: markupOf(id) },
    path: '/',
    against: `${id}-react`,
  };
}

function raw(
  id: string,
  name: string,
  encoding: 'identity' | 'br',
  env: Record<string, string> = {},
): Candidate {
  return {
    id,
    family: 'raw',
    name,
    work: 'nothing',
    encoding,
    args: ['--import', 'tsx', path.join(folder, 'apps/raw-server.ts')],
    cwd: '.',
    env: { BODY_FILE: copies[encoding], ...(encoding === 'br' ? { BODY_ENCODING: 'br' } : {}), ...env },
    path: '/',
  };
}

function marquee(
  id: string,
  name: string,
  work: Work,
  { contentUrl, platformUrl }: Services,
  env: Record<string, string>,
): Candidate {
  return {
    id,
    family: 'marquee',
    name,
    work,
    encoding: work === 'nothing' ? 'br' : 'identity',
    args: ['build/server.mjs'],
    cwd: '.',
    env: {
      CONTENT_URL: contentUrl,
      CONTENT_PUBLIC_URL: mediaOrigin,
      PLATFORM_URL: platformUrl,
      ...env,
    },
    path: lobbyAddress,
    ...(work === 'everything' ? { browserPath: lobbyAddress } : {}),
  };
}

function react(
  id: string,
  family: Family,
  name: string,
  other?: { build?: string; env?: Record<string, string> },
): Candidate {
  return {
    id,
    family,
    name,
    work: 'everything',
    encoding: 'identity',
    args: [path.join(built, other?.build ?? 'react', 'server.mjs')],
    cwd: '.',
    env: { ENGINE: family, PAGE_FILE: pageFile, CLIENT_DIR: path.join(built, 'client'), ...other?.env },
    path: '/',
    ...(other ? {} : { browserPath: '/hydrated' }),
  };
}

function next(id: string, name: string, work: Work, target: string): Candidate {
  return {
    id,
    family: 'next',
    name,
    work,
    encoding: work === 'nothing' ? 'br' : 'identity',
    args: [bin('next/dist/bin/next'), 'start'],
    cwd: path.join(folder, 'apps/next'),
    env: { PAGE_FILE: pageFile, NEXT_TELEMETRY_DISABLED: '1' },
    path: target,
    ...(work === 'everything' ? { browserPath: target } : {}),
  };
}

function remix(): Candidate {
  return {
    id: 'remix',
    family: 'remix',
    name: 'Remix 2, hydrated',
    work: 'everything',
    encoding: 'identity',
    args: ['server.mjs'],
    cwd: path.join(folder, 'apps/remix'),
    env: { PAGE_FILE: pageFile },
    path: '/',
    browserPath: '/',
  };
}
