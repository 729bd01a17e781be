import { DAY, HOUR } from '../live/activity';
import type { Transaction } from '../database/database';
import { createRestorePoint } from '../database/restore-point';
import { players } from '../database/tables/players';
import { restrictions } from '../database/tables/restrictions';
import { loginAttempts } from '../database/tables/sessions';
import { attemptsSubject } from '../identity/lock-out';
import { hashPassword } from '../identity/passwords';
import type { PlatformCore } from '../platform';
import { populationRows, type SeededPlayer } from './population-rows';

/** Rows of one statement: PostgreSQL takes 65,535 parameters, a player has some fifty. */
const BATCH = 500;

/** Gives the seeded players something more: a history of their wallets, preferences. Runs in the seeding transaction. */
export type SeedStep = (tx: Transaction, seeded: readonly SeededPlayer[], now: number) => Promise<void>;

export interface Population {
  /** Fills the database if it has no players; one process does it, others wait. */
  settle(): Promise<void>;
  /** Empties the database and fills it again. */
  resettle(): Promise<void>;
}

export function createPopulation(core: PlatformCore, steps: readonly SeedStep[]): Population {
  const { database, clock, data, settings } = core;
  // Running processes still use the secrets.
  const point = createRestorePoint(['secrets']);
  let passwordHash: Promise<string> | undefined;
  /** When the restore point was made: its dates are counted from then, and an hour more or less does not matter. */
  let filledAt: number | undefined;

  async function fill(tx: Transaction): Promise<void> {
    const now = clock.now();
    passwordHash ??= hashPassword(data.players.password);
    const seeded = populationRows({
      data: data.players,
      sites: data.sites,
      seed: settings.seed,
      passwordHash: await passwordHash,
      now,
    });
    for (let at = 0; at < seeded.length; at += BATCH) {
      await tx.insert(players).values(seeded.slice(at, at + BATCH).map(({ player }) => player));
    }
    const restricted = seeded.flatMap(({ player: { playerId }, restrictions: own }) =>
      own.map((restriction) => ({ ...restriction, playerId })),
    );
    if (restricted.length > 0) await tx.insert(restrictions).values(restricted);
    const locked = seeded.filter(({ lockedOut }) => lockedOut);
    if (locked.length > 0) {
      await tx.insert(loginAttempts).values(
        locked.map(({ player }) => ({
          subject: attemptsSubject(player.siteId, player.email),
          failures: 0,
          locks: 1,
          lockedUntil: new Date(now + DAY),
          lastFailureAt: new Date(now),
        })),
      );
    }
    for (const step of steps) await step(tx, seeded, now);
  }

  return {
    settle: () =>
      database.exclusively(() =>
        database.transaction(async (tx) => {
          const [anybody] = await tx.select({ playerId: players.playerId }).from(players).limit(1);
          if (anybody === undefined) await fill(tx);
        }),
      ),
    resettle: () =>
      database.exclusively(async () => {
        const now = clock.now();
        if (filledAt !== undefined && Math.abs(now - filledAt) < HOUR) {
          await database.transaction((tx) => point.restore(tx));
          return;
        }
        await database.transaction(async (tx) => {
          await point.clear(tx);
          await fill(tx);
          await point.save(tx);
        });
        filledAt = now;
      }),
  };
}
