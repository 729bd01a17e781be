import { type Step, pageOf } from '../journey';

/** Loads the home page and the lobby as a visitor. */
export const visit: Step = async (journey) => {
  const { browser, home } = journey;
  const page = await browser.open(home);
  if (new URL(page.url).pathname !== new URL(home).pathname) throw page.failure(`the page ${home}`);
  const lobby = await browser.open(pageOf(journey, '/online-casino'));
  const games = lobby.links(/\/online-casino\/play\/[^/]+\/[^/]+$/).length;
  if (games === 0) throw lobby.failure('a lobby with games');
  return `${games} games`;
};
