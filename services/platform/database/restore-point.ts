import { sql } from 'drizzle-orm';
import type { Transaction } from './database';

const SCHEMA = 'restore_point';

/** Brings all tables but some back to what they held, inside the database and so within milliseconds. */
export interface RestorePoint {
  /** Empties the tables. */
  clear(tx: Transaction): Promise<void>;
  /** Remembers what the tables hold now, instead of what was remembered before. */
  save(tx: Transaction): Promise<void>;
  /** Makes the tables hold what was remembered. Throws when nothing was. */
  restore(tx: Transaction): Promise<void>;
}

/** `except`: tables that stay as they are. */
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

/** Every table after those that its foreign keys refer to. */
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

/** Numbers that the database gives out go on after the highest that is in use. */
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
