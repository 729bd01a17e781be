import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database';

const CHUNK = 10_000;

/**
 * Inserts many rows with few statements, one array parameter per column. A column that no row sets gets its
 * default; one that only some rows set is null in the others. Adjacent rows with the same `together` are
 * inserted by the same statement.
 */
export async function bulkInsert<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  together?: (row: Table['$inferInsert']) => unknown,
): Promise<void> {
  for (let from = 0, to = 0; from < rows.length; from = to) {
    to = endOfChunk(rows, from, together);
    const values = rows.slice(from, to).map((row) => new Map(Object.entries(row)));
    const columns = Object.entries(getTableColumns(table)).filter(([field]) =>
      values.some((row) => row.has(field)),
    );
    const names = sql.join(
      columns.map(([, column]) => sql.identifier(column.name)),
      sql`, `,
    );
    const arrays = sql.join(
      columns.map(([field, column]) => {
        const array = `{${values.map((row) => elementOf(row.get(field))).join()}}`;
        return sql`${array}::text::${sql.raw(column.getSQLType())}[]`;
      }),
      sql`, `,
    );
    await queries.execute(sql`insert into ${table} (${names}) select * from unnest(${arrays})`);
  }
}

function endOfChunk<Row>(
  rows: readonly Row[],
  from: number,
  together: ((row: Row) => unknown) | undefined,
): number {
  let to = Math.min(from + CHUNK, rows.length);
  const isSplit = (): boolean => {
    const [last, next] = [rows[to - 1], rows[to]];
    return (
      together !== undefined && last !== undefined && next !== undefined && together(last) === together(next)
    );
  };
  while (isSplit()) to += 1;
  return to;
}

/** A value as an element of a PostgreSQL array; quoting is that of JSON. */
function elementOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  return JSON.stringify(typeof value === 'object' ? JSON.stringify(value) : String(value));
}
