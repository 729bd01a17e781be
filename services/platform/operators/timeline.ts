import { sql } from 'drizzle-orm';
import type { PlatformOperatorTimeline } from '../../../schemas/generated/types';
import { validatePlatformOperatorTimeline } from '../../../schemas/generated/validators.js';
import type { Queries } from '../database/database';
import { playerDocuments } from '../database/tables/documents';
import { ledgerCommands, ledgerTransactions } from '../database/tables/ledger';
import { playerLimits } from '../database/tables/limits';
import { auditLog } from '../database/tables/operators';
import { restrictions } from '../database/tables/restrictions';
import { loginHistory } from '../database/tables/sessions';
import { invalidRequest } from '../errors';

type Entry = PlatformOperatorTimeline['entries'][number];

/** Entries per page. */
const PAGE = 50;
/** PostgreSQL timestamps in microseconds, the precision of their comparison. */
const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"';

/** All events of a player, newest first; pages have no gaps or repetitions. */
export async function timelineOf(
  queries: Queries,
  playerId: number,
  before: string | undefined,
): Promise<PlatformOperatorTimeline> {
  const cursor = before === undefined ? undefined : readCursor(before);
  const after = cursor
    ? sql`where (at, kind, length(id), id) <
        (${cursor.at}::timestamptz, ${cursor.kind}::text, length(${cursor.id}::text), ${cursor.id}::text)`
    : sql.empty();
  const { rows } = await queries.execute<Entry & { at: string; amount: string | null }>(sql`
    select to_char(at at time zone 'UTC', ${ISO}) as at, kind, id, subject, by, reason, amount::text as amount, currency, status
    from (
      select set_at as at, 'restriction' as kind, restriction_id::text as id, kind as subject,
        coalesce('key:' || set_by_key, set_by) as by, reason, null::bigint as amount, null::text as currency,
        null::text as status
      from ${restrictions} where player_id = ${playerId}
      union all
      select lifted_at, 'lift', restriction_id::text, kind, coalesce('key:' || lifted_by_key, lifted_by), lift_reason,
        null, null, null
      from ${restrictions} where player_id = ${playerId} and lifted_at is not null
      union all
      select login_date, 'login', id::text, login_country, 'player', null, null, null,
        case when successful then 'SUCCESS' else 'REFUSED' end
      from ${loginHistory} where player_id = ${playerId}
      union all
      select entry.at, 'ledger', entry.reference, coalesce(command.kind, lower(entry.type)), command.actor, entry.reason,
        entry.amount, entry.currency, entry.type
      from ${ledgerTransactions} entry left join ${ledgerCommands} command on command.reference = entry.reference
      where entry.player_id = ${playerId}
      union all
      select updated_at, 'document', document_id, document_type_name, null, rejection_reason, null, null, document_status
      from ${playerDocuments} where player_id = ${playerId}
      union all
      select updated_at, 'limit', kind || '-' || period, kind, 'player', null, value, null, period
      from ${playerLimits} where player_id = ${playerId}
      union all
      select at, 'audit', id::text, action, 'key:' || operator, nullif(reason, ''), amount, currency, nullif(subject, '')
      from ${auditLog} where player_id = ${playerId}
    ) entries (at, kind, id, subject, by, reason, amount, currency, status)
    ${after} order by at desc, kind desc, length(id) desc, id desc limit ${PAGE + 1}`);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const timeline: unknown = {
    entries: page.map((row) => ({ ...row, amount: row.amount === null ? null : Number(row.amount) })),
    next: rows.length > PAGE && last !== undefined ? writeCursor(last) : null,
  };
  if (validatePlatformOperatorTimeline(timeline)) return timeline;
  throw new Error(`The timeline of player ${playerId} has an entry that does not fit the contract.`);
}

type Cursor = Pick<Entry, 'at' | 'kind' | 'id'>;

function writeCursor({ at, kind, id }: Cursor): string {
  return Buffer.from(JSON.stringify([at, kind, id])).toString('base64url');
}

function readCursor(text: string): Record<'at' | 'kind' | 'id', string> {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const [at, kind, id]: unknown[] = Array.isArray(value) ? value : [];
    const isWhole = typeof at === 'string' && typeof kind === 'string' && typeof id === 'string';
    if (isWhole && !Number.isNaN(Date.parse(at))) return { at, kind, id };
  } catch {
    // Invalid JSON.
  }
  const message = "'before' is not what 'next' of a page was.";
  throw invalidRequest({ before: { code: 'invalid.cursor', message } });
}
