import { expect, test } from 'vitest';
import { HOUR } from './activity';
import { loadData, type Site } from '../reference-data/data';
import { DATA_DIR, GAMES_FILE } from '../fixtures/test-platform';
import type { Tournament } from './series';
import { tournamentAt, type TournamentReading } from './tournaments';

const data = loadData(DATA_DIR, GAMES_FILE);
const START = Date.parse('2026-03-02T18:00:00.000Z');

function find(tournamentId: string): { tournament: Tournament; site: Site } {
  const tournament = data.tournaments.find((each) => each.tournamentId === tournamentId);
  const site = data.sites.find(({ siteId }) => tournament?.siteIds?.includes(siteId) ?? true);
  if (tournament === undefined || site === undefined) throw new Error(`No tournament ${tournamentId}.`);
  return { tournament, site };
}

const cup = find('kiekko-cup');
const at = (time: number): TournamentReading => tournamentAt('s', cup.tournament, cup.site, data, time);

test('BLOCK-28 points only grow while the tournament runs, and the leaders change', () => {
  const points = new Map<string, number>();
  const leaders = new Set<string>();
  for (let time = START; time < START + 144 * HOUR; time += HOUR / 4) {
    const { leaderboard, status } = at(time);
    expect(status).toBe('running');
    leaderboard.forEach((row, i) => {
      expect(row.rank).toBe(i + 1);
      expect(row.points).toBeGreaterThanOrEqual(points.get(row.nickname) ?? 0);
      expect(row.points).toBeLessThanOrEqual(leaderboard[i - 1]?.points ?? Infinity);
      points.set(row.nickname, row.points);
    });
    if (leaderboard[0] !== undefined) leaders.add(leaderboard[0].nickname);
  }
  expect(leaders.size).toBeGreaterThan(1);
});

test('BLOCK-28 the board is empty before the start, full soon after it, and stands still after the end', () => {
  expect(at(START - 1).leaderboard).toEqual([]);
  expect(at(START - 1).status).toBe('upcoming');
  expect(at(START + HOUR).leaderboard).toHaveLength(20);
  const end = START + 144 * HOUR;
  expect(at(end).status).toBe('finished');
  expect(at(end + HOUR)).toEqual(at(end));
});

test('BLOCK-28 prizes never add up to more than the pool', () => {
  for (const tournament of data.tournaments) {
    const { site } = find(tournament.tournamentId);
    const board = tournamentAt('s', tournament, site, data, START + HOUR);
    const paid = tournament.prizeShares.reduce((sum, share) => sum + share, 0);
    expect(paid).toBeLessThanOrEqual(1000);
    const sum = board.leaderboard.reduce((total, { prize }) => total + (prize?.amount ?? 0), 0);
    expect(sum).toBeLessThanOrEqual(board.prizePool.amount);
  }
});
