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

/** Rows per statement: PostgreSQL permits 65,535 parameters, and a player has about fifty. */
const BATCH = 500;

/** Adds data of seeded players, such as wallet history or preferences, within the seeding transaction. */
export type SeedStep = (tx: Transaction, seeded: readonly SeededPlayer[], now: number) => Promise<void>;

export interface Population {
  /** Populates the database if it has no players; one process does it while others wait. */
  settle(): Promise<void>;
  /** Clears the database and populates it again. */
  resettle(): Promise<void>;
}

export function createPopulation(core: PlatformCore, steps: readonly SeedStep[]): Population {
  const { database, clock, data, settings } = core;
  // Secrets are excluded, as running processes use them.
  const point = createRestorePoint(['secrets']);
  let passwordHash: Promise<string> | undefined;
  /** When the restore point was created: its dates are relative to it, and an hour's difference does not matter. */
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
