import { eq } from 'drizzle-orm';
import type { PlatformActivitySummary } from '../../../schemas/generated/types';
import type { Player } from '../database/tables/players';
import { playerActivity } from '../database/tables/activity';
import type { Session } from '../database/tables/sessions';
import { PlatformError } from '../errors';
import { MINUTE } from '../live/activity';
import type { PlatformCore } from '../platform';
import { mayChoose, minutesRemaining, type Period, periodInForce, timerStart } from './period';
import { playSince } from './summary';

type Core = Pick<PlatformCore, 'database' | 'clock' | 'data' | 'identity'>;

/** A player and the session of the call. */
interface Playing {
  player: Pick<Player, 'playerId' | 'countryCode' | 'currencyCode'>;
  session: Pick<Session, 'createdAt'>;
}

/** The player's reality check period, and the longest one permitted by law (API-121). */
export async function activitySettings(core: Core, player: Playing['player']) {
  const maximum = maximumOf(core, player);
  return { period: periodInForce(await stored(core, player.playerId), maximum), maximum };
}

/**
 * Stores the period chosen by a player (API-125).
 *
 * @throws PlatformError 403 for a period longer than the law permits
 */
export async function choosePeriod(core: Core, player: Playing['player'], period: Period): Promise<void> {
  if (!mayChoose(period, maximumOf(core, player))) {
    const message = 'The law of the market asks for a reality check sooner than that.';
    throw new PlatformError(403, 'error.activity.period.forbidden', message);
  }
  await store(core, player.playerId, { period, periodSetAt: new Date(core.clock.now()) });
}

/** Whole minutes until the next reality check; null for a player without one (API-122). */
export async function minutesLeft(core: Core, playing: Playing): Promise<number | null> {
  const activity = await stored(core, playing.player.playerId);
  const period = periodInForce(activity, maximumOf(core, playing.player));
  if (period === null) return null;
  const since = timerStart(playing.session.createdAt, activity);
  return minutesRemaining(period, since, core.clock.now());
}

/** Results of play since the timer was started (API-124). */
export async function activitySummary(core: Core, playing: Playing): Promise<PlatformActivitySummary> {
  const { playerId, currencyCode } = playing.player;
  const activity = await stored(core, playerId);
  const since = new Date(Math.max(playing.session.createdAt.getTime(), activity?.resetAt?.getTime() ?? 0));
  return {
    currency: currencyCode,
    since: since.toISOString(),
    ...(await playSince(core.database.db, playerId, since)),
  };
}

/** Restarts the timer (API-123). */
export function resetTimer(core: Core, playing: Playing): Promise<void> {
  return answer(core, playing, 'resetAt');
}

/** Continues after a reality check: the figures continue, and the next check is due after another period (LIMIT-27). */
export function continuePlay(core: Core, playing: Playing): Promise<void> {
  return answer(core, playing, 'continuedAt');
}

/** Where the law requires a break after a due reality check, play is blocked until it is over, whatever the player answers. */
async function answer(core: Core, playing: Playing, answered: 'resetAt' | 'continuedAt'): Promise<void> {
  const { playerId, countryCode } = playing.player;
  const remaining = await minutesLeft(core, playing);
  const now = core.clock.now();
  const breakMinutes = core.data.laws.realityCheckBreakMinutes(countryCode, now);
  if (remaining !== null && remaining <= 0 && breakMinutes > 0)
    await core.identity.restrict(playerId, {
      kind: 'reality-check-break',
      until: new Date(now + breakMinutes * MINUTE),
      setBy: 'system',
      reason: 'reality check',
    });
  await store(core, playerId, { [answered]: new Date(now) });
}

function maximumOf({ data, clock }: Core, { countryCode }: Playing['player']): number | null {
  return data.laws.realityCheckMinutes(countryCode, clock.now());
}

async function stored({ database }: Core, playerId: number) {
  const [found] = await database.db
    .select()
    .from(playerActivity)
    .where(eq(playerActivity.playerId, playerId));
  return found;
}

async function store(
  { database }: Core,
  playerId: number,
  change: Partial<Omit<typeof playerActivity.$inferInsert, 'playerId'>>,
): Promise<void> {
  await database.db
    .insert(playerActivity)
    .values({ playerId, ...change })
    .onConflictDoUpdate({ target: playerActivity.playerId, set: change });
}
