import { sql } from 'drizzle-orm';
import type { Transaction } from './database';

const SCHEMA = 'restore_point';

/** Restores most tables to a saved state within the database, which takes milliseconds. */
export interface RestorePoint {
  /** Empties the tables. */
  clear(tx: Transaction): Promise<void>;
  /** Saves the current content of the tables, replacing an earlier save. */
  save(tx: Transaction): Promise<void>;
  /** Restores the saved content. Throws when there is none. */
  restore(tx: Transaction): Promise<void>;
}

/** @param except tables that are not restored */
export function createRestorePoint(except: readonly string[]): RestorePoint {
  async function tables(tx: Transaction): Promise<string[]> {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    );
    return rows.map(({ name }) => name).filter((name) => !except.includes(name));
  }

  async function clear(tx: Transaction): Promise<void> {
    const names = (await tables(tx)).map(quoted).join(', ');
    await tx.execute(sql.raw(`truncate table ${names} restart identity cascade`));
  }

  return {
    clear,
    async save(tx) {
      await tx.execute(sql.raw(`drop schema if exists ${SCHEMA} cascade`));
      await tx.execute(sql.raw(`create schema ${SCHEMA}`));
      for (const name of await tables(tx)) {
        await tx.execute(sql.raw(`create table ${SCHEMA}.${quoted(name)} as table public.${quoted(name)}`));
      }
    },
    async restore(tx) {
      await clear(tx);
      for (const name of await referredFirst(tx, await tables(tx))) {
        await tx.execute(
          sql.raw(
            `insert into public.${quoted(name)} overriding system value select * from ${SCHEMA}.${quoted(name)}`,
          ),
        );
      }
      await continueIdentities(tx);
    },
  };
}

/** Tables sorted so that each follows those referenced by its foreign keys. */
async function referredFirst(tx: Transaction, names: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ from: string; to: string }>(
    sql`select child.relname as "from", parent.relname as "to" from pg_constraint
        join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
        where contype = 'f' and child.oid <> parent.oid`,
  );
  const sorted: string[] = [];
  let left = [...names];
  while (left.length > 0) {
    const ready = left.filter((name) => !rows.some(({ from, to }) => from === name && left.includes(to)));
    if (ready.length === 0) throw new Error(`The tables ${left.join(', ')} refer to each other in a circle.`);
    sorted.push(...ready);
    left = left.filter((name) => !ready.includes(name));
  }
  return sorted;
}

/** Sets identity sequences to continue after the highest value in use. */
async function continueIdentities(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string }>(
    sql`select relname as "table", attname as "column" from pg_attribute join pg_class on pg_class.oid = attrelid
        where attidentity <> '' and relnamespace = 'public'::regnamespace`,
  );
  for (const { table, column } of rows) {
    await tx.execute(
      sql.raw(
        `select setval(pg_get_serial_sequence('${quoted(table)}', '${column}'), greatest(` +
          `(select coalesce(max(${quoted(column)}), 0) + 1 from ${quoted(table)}), ` +
          `nextval(pg_get_serial_sequence('${quoted(table)}', '${column}'))), false)`,
      ),
    );
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
