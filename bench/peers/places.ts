import path from 'node:path';

/** The folder of this bench, with packages of its own. */
export const folder = path.resolve('bench/peers');

/** What is built and captured; none of it is kept in git. */
export const built = path.join(folder, '.cache');

/** Content of the bench: the project's, and the lobby. */
export const contentFolder = path.join(built, 'content');

/** The page every candidate renders, captured from Marquee. */
export const pageFile = path.join(built, 'page.json');

/** The lobby's address below the locale. */
export const lobbyPath = '/lobby-of-288';

/** Its address in the default site of the default brand. */
export const lobbyAddress = `/en-UN${lobbyPath}`;

export const lobbyCells = 288;

/** Where the addresses of pictures lead: the same in every run, and nowhere. */
export const mediaOrigin = 'https://media.example';

/** Pages that are measured beside the lobby, in the default site of the default brand. */
export const sitePages = {
  home: '/en-UN',
  account: '/en-UN/my-account/account',
  transactions: '/en-UN/my-account/banking/transactions',
  login: '/en-UN/login',
} as const;
