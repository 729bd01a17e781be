import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { tournamentScores, tournamentWindows } from '../database/tables/play';
import { toParts } from './money';
import type { PlayEvent, ProjectionContext } from './play-event';
import { runningWindow, type Tournament } from './series';

/** Millionths of a point: parts of a cent times cents of a euro. */
export const SCORE_PER_POINT = 1_000_000;

type Window = Pick<typeof tournamentWindows.$inferSelect, 'tournamentId' | 'siteId' | 'startsAt' | 'endsAt'>;
type Score = typeof tournamentScores.$inferSelect;

/** Adds the points of settled rounds to eligible tournaments; those with decided prizes do not change. */
export async function projectScores(
  tx: Transaction,
  events: readonly PlayEvent[],
  context: ProjectionContext,
): Promise<void> {
  const windows = new Map<string, Window>();
  const scores = new Map<string, Score>();
  for (const event of events) {
    for (const { window, score } of scoresOf(event, context)) {
      windows.set(nameOf(window), window);
      const { tournamentId, siteId, startsAt } = window;
      const { playerId, currency } = event;
      const key = `${nameOf(window)} ${playerId}`;
      const sum = score + (scores.get(key)?.score ?? 0);
      scores.set(key, { tournamentId, siteId, startsAt, playerId, currency, score: sum });
    }
  }
  if (windows.size === 0) return;
  const open = await openWindows(tx, sorted(windows));
  const counted = sorted(scores).filter((score) => open.has(nameOf(score)));
  if (counted.length === 0) return;
  await tx
    .insert(tournamentScores)
    .values(counted)
    .onConflictDoUpdate({
      target: [
        tournamentScores.tournamentId,
        tournamentScores.siteId,
        tournamentScores.startsAt,
        tournamentScores.playerId,
      ],
      set: { score: sql`${tournamentScores.score} + excluded.score` },
    });
}

function scoresOf(
  { siteId, gameId, category, staked, won, currency, at }: PlayEvent,
  { tournaments, games, currencies }: ProjectionContext,
): { window: Window; score: number }[] {
  const gameType = games.find((game) => game.gameId === gameId)?.gameType;
  if (gameType === undefined) return [];
  return tournaments
    .filter((tournament) => counts(tournament, siteId, category, gameType))
    .flatMap((tournament) => {
      const window = runningWindow(tournament, at.getTime());
      const amount = tournament.scoring.per === 'stake' ? staked : won;
      if (window === undefined || amount === 0) return [];
      const { tournamentId, scoring } = tournament;
      const [startsAt, endsAt] = [new Date(window.startsAt), new Date(window.endsAt)];
      const score = toParts(amount, currency, currencies) * scoring.pointsPerEuro;
      return [{ window: { tournamentId, siteId, startsAt, endsAt }, score }];
    });
}

function counts(
  { siteIds, games: { category: wanted, gameTypes } }: Tournament,
  siteId: number,
  category: PlayEvent['category'],
  gameType: string,
): boolean {
  return (
    (siteIds?.includes(siteId) ?? true) &&
    category === wanted &&
    (gameTypes?.some((kind) => kind === gameType) ?? true)
  );
}

/** The given windows whose prizes are not decided, locked for this transaction. */
async function openWindows(tx: Transaction, windows: readonly Window[]): Promise<Set<string>> {
  await tx
    .insert(tournamentWindows)
    .values([...windows])
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(tournamentWindows)
    .where(
      and(
        isNull(tournamentWindows.settledAt),
        inArray(tournamentWindows.tournamentId, [...new Set(windows.map((each) => each.tournamentId))]),
        or(...windows.map(isWindow)),
      ),
    )
    .orderBy(
      asc(tournamentWindows.tournamentId),
      asc(tournamentWindows.siteId),
      asc(tournamentWindows.startsAt),
    )
    .for('share');
  return new Set(rows.map(nameOf));
}

/** Condition for the row of a window, or its scores. */
export function isWindow({ tournamentId, siteId, startsAt }: Omit<Window, 'endsAt'>) {
  return and(
    eq(tournamentWindows.tournamentId, tournamentId),
    eq(tournamentWindows.siteId, siteId),
    eq(tournamentWindows.startsAt, startsAt),
  );
}

function nameOf({ tournamentId, siteId, startsAt }: Omit<Window, 'endsAt'>): string {
  return `${tournamentId} ${siteId} ${startsAt.toISOString()}`;
}

/** Rows sorted by name: a consistent locking order prevents deadlocks. */
function sorted<Row>(rows: ReadonlyMap<string, Row>): Row[] {
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
