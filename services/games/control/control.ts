import express, { Router } from 'express';
import type { Logger } from 'pino';
import {
  validateGamesControlLaunch,
  validateGamesControlPage,
  validateGamesControlWallet,
} from '../../../schemas/generated/validators.js';
import type { PlatformProviderGameSession } from '../../../schemas/generated/types';
import { describeErrors, type Validate } from '../../process/validation';
import type { Catalogue } from '../catalogue/catalogue';
import type { Stakes } from '../catalogue/stakes';
import { refusal } from '../errors';
import { handleErrors } from '../http/errors';
import { originOf } from '../http/provider-host';
import type { Authenticate, Wallet } from '../wallet/wallet';
import { createFaults } from './faults';
import { hostilePages } from './hostile-pages';

export interface Control {
  readonly routes: Router;
  /** Accepts tokens of demos launched here, and delegates others. */
  authenticate(platform: Authenticate): Authenticate;
  /** The wallet with the planned faults. */
  misbehaving(wallet: Wallet): Wallet;
  /** HTML that replaces a game's page; undefined for the regular page. */
  pageOf(gameId: string): string | undefined;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

interface ControlOptions {
  catalogue: Catalogue;
  stakes: Stakes;
  /** Origin of a provider's games, with `{provider}` for its id. */
  url: string;
  random(count: number): Buffer;
  log: Logger;
}

/** Distinguishes these tokens from those of the platform. */
const TOKEN_PREFIX = 'control-';

/** Test endpoints that launch demos without a platform and inject faults (docs/games.md). Unauthenticated. */
export function createControl({ catalogue, stakes, url, random, log }: ControlOptions): Control {
  const launches = new Map<string, PlatformProviderGameSession>();
  const pages = new Map<string, string>();
  const faults = createFaults();
  const routes = Router({ caseSensitive: true });
  routes.use(express.json());
  routes.post('/launches', (request, response) => {
    const { provider, gameId, currency, decimals, language, lobby, ...rest } = bodyOf(
      request.body,
      validateGamesControlLaunch,
    );
    if (catalogue.find(provider, gameId) === undefined)
      throw refusal(404, 'error.not.found', `${provider} has no game ${gameId}.`);
    const token = TOKEN_PREFIX + random(32).toString('base64url');
    launches.set(token, {
      session: random(16).toString('hex'),
      player: null,
      nickname: null,
      mode: 'demo',
      ...{ gameId, currency, decimals, language },
      country: null,
      jurisdiction: '',
      channel: 'desktop',
      urls: { lobby, deposit: null, history: null },
      balance: rest.balance ?? stakes.demoCredit(currency),
      rules: {
        maxStake: rest.maxStake ?? null,
        minRoundMs: rest.minRoundMs ?? 0,
        autoplay: rest.autoplay ?? true,
      },
      freeRounds: rest.freeRounds ?? [],
    });
    response.json({ token, url: `${originOf(url, provider)}/${gameId}?token=${token}` });
  });
  routes.post('/wallet-faults', (request, response) => {
    faults.plan(bodyOf(request.body, validateGamesControlWallet).faults);
    response.json({});
  });
  routes.get('/wallet-calls', (_request, response) => {
    response.json(faults.calls());
  });
  routes.post('/pages', (request, response) => {
    const { gameId, behaviour } = bodyOf(request.body, validateGamesControlPage);
    if (behaviour === 'normal') pages.delete(gameId);
    else pages.set(gameId, behaviour);
    response.json({});
  });
  routes.use(handleErrors(log));
  return {
    routes,
    authenticate: (platform) => async (provider, token) => {
      const launched = launches.get(token);
      if (launched === undefined) {
        if (!token.startsWith(TOKEN_PREFIX)) return platform(provider, token);
        throw refusal(401, 'error.token.invalid', 'The token is unknown or was used.');
      }
      launches.delete(token);
      return launched;
    },
    misbehaving: (wallet) => faults.misbehaving(wallet),
    pageOf: (gameId) => hostilePages.html.get(pages.get(gameId) ?? ''),
    files: hostilePages.files,
  };
}

function bodyOf<T>(body: unknown, validate: Validate<T>): T {
  if (validate(body)) return body;
  throw refusal(400, 'error.request.invalid', `The body is not valid: ${describeErrors(validate.errors)}.`);
}
