import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { players } from '../database/tables/players';
import { type Restriction, restrictions } from '../database/tables/restrictions';

/** Dates are strings in JSON. */
type Stored = Omit<Restriction, 'setAt' | 'until' | 'liftedAt'> & {
  setAt: string;
  until: string | null;
  liftedAt: string | null;
};

const COLUMNS = [
  'restrictionId',
  'playerId',
  'kind',
  'setAt',
  'setBy',
  'setByKey',
  'reason',
  'allBrands',
  'until',
  'liftedAt',
  'liftedBy',
  'liftedByKey',
  'liftReason',
] as const satisfies readonly (keyof Restriction)[];

/** Always qualified: drizzle omits the table when there is only one, and the inner names would shadow the outer ones. */
const name = (column: PgColumn) =>
  sql`${sql.identifier(getTableName(column.table))}.${sql.identifier(column.name)}`;

/** All restrictions of the row's player as an additional column, read in the same query and snapshot. */
export const restrictionsOfRow: SQL<Restriction[]> = sql`coalesce((
  select json_agg(json_build_object(${sql.join(
    COLUMNS.map((column) => sql`${sql.raw(`'${column}'`)}, ${name(restrictions[column])}`),
    sql`, `,
  )}) order by ${name(restrictions.restrictionId)})
  from ${restrictions} where ${name(restrictions.playerId)} = ${name(players.playerId)}), '[]'::json)`.mapWith(
  (rows: Stored[]): Restriction[] =>
    rows.map((row) => ({
      ...row,
      setAt: new Date(row.setAt),
      until: dateOf(row.until),
      liftedAt: dateOf(row.liftedAt),
    })),
);

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
