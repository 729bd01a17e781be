import path from 'node:path';

/** The folder of this bench, with its own packages. */
export const folder = path.resolve('bench/peers');

/** Built and captured files; not in git. */
export const built = path.join(folder, '.cache');

/** Content of the bench: the project's, and the lobby. */
export const contentFolder = path.join(built, 'content');

/** The page for all candidates, captured from Marquee. */
export const pageFile = path.join(built, 'page.json');

/** The lobby's path below the locale. */
export const lobbyPath = '/lobby-of-288';

/** Its path in the default site of the default brand. */
export const lobbyAddress = `/en-UN${lobbyPath}`;

export const lobbyCells = 288;

/** Origin of picture URLs: constant and unreachable. */
export const mediaOrigin = 'https://media.example';

/** Further measured pages, in the default site of the default brand. */
export const sitePages = {
  home: '/en-UN',
  account: '/en-UN/my-account/account',
  transactions: '/en-UN/my-account/banking/transactions',
  login: '/en-UN/login',
} as const;
