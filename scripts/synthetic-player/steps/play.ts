import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '../http/browser';
import type { Page } from '../http/page';
import { type Journey, type Step, pageOf } from '../journey';
import { StepFailure } from '../step-failure';
import { type GameSession, type Round, roundOf, sessionOf } from './game-replies';

const mostLaunches = 6;
const againMs = 500;

/** Launches a slot from the lobby and plays a round at the lowest stake, with the calls of the game's own page. */
export const play: Step = async (journey) => {
  const { browser } = journey;
  const lobby = await browser.open(pageOf(journey, '/online-casino'));
  const games = lobby.links(/\/online-casino\/play\/[^/]+\/[^/]+$/).slice(0, mostLaunches);
  for (const game of games) {
    const { origin, session } = await launch(journey, game);
    if (session.kind === 'slot') {
      const { stake, won } = await playRound(browser, origin, session);
      return `${session.name}: staked ${stake}, won ${won}`;
    }
  }
  throw lobby.failure(`a slot among the first ${mostLaunches} games`);
};

async function launch({ browser }: Journey, game: string): Promise<{ origin: string; session: GameSession }> {
  const page = await browser.open(game);
  const [form] = page.forms('mode', 'real');
  if (!form) throw new StepFailure('a game that starts for money', stageOf(page), page);
  const stage = await browser.send(form);
  const address = stage.frameAddress();
  if (address === undefined) throw new StepFailure('a frame with the game', stageOf(stage), stage);
  const frame = await browser.open(address);
  const url = `${frame.origin}/api/session`;
  const token = new URL(address).searchParams.get('token') ?? '';
  const session = sessionOf(await browser.call(url, { method: 'POST', body: { token } }));
  if (!session)
    throw new StepFailure('a session of the game', 'an answer of another form', { url, status: 200 });
  return { origin: frame.origin, session };
}

/** The stage shows why a game does not run. */
const stageOf = (page: Page): string => page.textWith('data-stage').slice(0, 300) || 'a page without a stage';

async function playRound(browser: Browser, origin: string, { session, stakes }: GameSession): Promise<Round> {
  const rounds = `${origin}/api/rounds`;
  const call = async (url: string, body?: object): Promise<Round> => {
    const method = body ? 'POST' : 'GET';
    const round = roundOf(await browser.call(url, { method, bearer: session, ...(body ? { body } : {}) }));
    if (round) return round;
    throw new StepFailure('a round of the game', 'an answer of another form', { url, status: 200 });
  };
  let round = await call(rounds, { id: randomUUID(), stake: Math.min(...stakes) });
  for (;;) {
    const url = `${rounds}/${encodeURIComponent(round.roundId)}`;
    if (round.status === 'settled') return round;
    if (round.status === 'returned')
      throw new StepFailure('a round that is settled', 'a stake that was returned', { url, status: 200 });
    const [action] = round.actions;
    if (round.status === 'open' && action !== undefined)
      round = await call(`${url}/actions`, { step: round.steps, action });
    else {
      await wait(againMs);
      round = await call(url);
    }
  }
}
