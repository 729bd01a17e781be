import { Router } from 'express';
import clockRequest from '../../../schemas/platform/control-clock.schema.json';
import replyRequest from '../../../schemas/platform/control-reply.schema.json';
import seedRequest from '../../../schemas/platform/control-seed.schema.json';
import { hashPassword } from '../passwords';
import type { PlannedReplies, PlannedReply } from '../planned-replies';
import type { Platform } from '../platform';
import type { Player } from '../players';
import type { RequestLog } from '../request-log';
import { siteOf } from '../sites';
import { compileSchema, parseRequest } from '../validation';
import { asyncRoute } from './async-route';

type SeededPlayer = Partial<Omit<Player, 'passwordHash'>> &
  Pick<Player, 'siteId' | 'email'> & { password: string };

type ClockRequest = { now: string | number | null } | { advanceMs: number } | null;

interface SeedRequest {
  seed?: string;
  country?: string | null;
  region?: string;
  players?: SeededPlayer[];
}

const isClockRequest = compileSchema<ClockRequest>(clockRequest);
const isSeedRequest = compileSchema<SeedRequest>(seedRequest);
const isReplyRequest = compileSchema<PlannedReply>(replyRequest);

/**
 * Lets tests read the log, move the clock, set the state and plan answers. Only mounted on request, since anybody who
 * reaches these routes is in control of the platform.
 */
export function controlRoutes(platform: Platform, log: RequestLog, replies: PlannedReplies): Router {
  const router = Router();
  const { clock } = platform;

  router.get('/platform/_control/log', (_request, response) => {
    response.json({ entries: log.entries() });
  });

  router.delete('/platform/_control/log', (_request, response) => {
    log.clear();
    response.json({});
  });

  router.post('/platform/_control/clock', (request, response) => {
    const command = parseRequest(isClockRequest, request.body, 'body field');
    if (command === null || ('now' in command && command.now === null)) clock.reset();
    else if ('advanceMs' in command) clock.advance(command.advanceMs);
    else if (command.now !== null) clock.freeze(new Date(command.now).getTime());
    response.json({ now: new Date(clock.now()).toISOString(), frozen: clock.frozen() });
  });

  router.post(
    '/platform/_control/seed',
    asyncRoute(async (request, response) => {
      const command = parseRequest(isSeedRequest, request.body, 'body field');
      const players: Player[] = [];
      for (const seeded of command.players ?? []) {
        siteOf(platform.data.sites, String(seeded.siteId), 'siteId');
        players.push(await playerFrom(seeded, platform.players.nextId() + players.length));
      }
      if (command.seed !== undefined) platform.reseed(command.seed);
      if (command.country === null) platform.placeVisitors(undefined);
      else if (command.country !== undefined) {
        platform.placeVisitors({ country: command.country, region: command.region ?? '' });
      }
      players.forEach((player) => platform.players.put(player));
      response.json({ players: players.map(({ playerId, email }) => ({ playerId, email })) });
    }),
  );

  router.post('/platform/_control/reply', (request, response) => {
    replies.plan(parseRequest(isReplyRequest, request.body, 'body field'));
    response.json({});
  });

  router.post('/platform/_control/reset', (_request, response) => {
    platform.reset();
    replies.clear();
    log.clear();
    response.json({});
  });

  return router;
}

/** A verified player without deposits, changed by what the test says. */
async function playerFrom({ password, ...given }: SeededPlayer, nextId: number): Promise<Player> {
  return {
    playerId: nextId,
    firstName: 'Test',
    lastName: 'Player',
    language: 'en',
    currencyCode: 'EUR',
    countryCode: 'FI',
    provinceCode: null,
    personid: `person-${nextId}`,
    registrationDate: '2025-01-01T00:00:00.000Z',
    accountStatus: 'REGISTERED',
    remainingDays: null,
    kycStatus: 'FULLY VERIFIED',
    requestDocumentTypeStatus: '',
    firstLogin: false,
    firstDepositDate: null,
    totalDepositsCount: 0,
    loyaltyLevel: 0,
    limitLevel: 0,
    volt: false,
    affiliateReg: false,
    macropay: false,
    isWithdrawalReview: false,
    crypto: false,
    termsAndConditionsAcceptedVersion: '1',
    payout: true,
    casino: true,
    liveCasino: true,
    sports: true,
    virtualSports: true,
    bonuses: true,
    deposit: true,
    withdrawal: true,
    ...given,
    passwordHash: await hashPassword(password),
  };
}
