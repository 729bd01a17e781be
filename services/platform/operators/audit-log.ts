import { and, desc, eq, lt } from 'drizzle-orm';
import type { PlatformOperatorAuditLog } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { auditLog } from '../database/tables/operators';
import type { RestrictedPlayer } from '../players/player-store';

/** An operator's action on a player of the operator's site. */
export interface Action extends SiteAction {
  player: RestrictedPlayer;
}

/** An operator's action at a site. */
export interface SiteAction {
  /** Name of the operator's key, or `<key>/<person>` for one that delegates. */
  operator: string;
  now: Date;
}

/** An entry of the audit log. */
export type AuditEntry = Pick<typeof auditLog.$inferInsert, 'action' | 'subject' | 'reason'> & {
  amount?: number;
  currency?: string;
};

/** Adds an entry to the audit log; call it in the transaction of the action. */
export async function audit(
  queries: Queries,
  { player: { playerId, siteId }, operator, now }: Action,
  entry: AuditEntry,
): Promise<void> {
  await auditAtSite(queries, { operator, now }, { ...entry, siteId, playerId });
}

/** The same for an action without a player. */
export async function auditAtSite(
  queries: Queries,
  { operator, now }: SiteAction,
  entry: AuditEntry & { siteId: number; playerId: number | null },
): Promise<void> {
  await queries.insert(auditLog).values({ ...entry, at: now, operator });
}

/** True if an operator's ledger command is in the log; call it with the player locked. */
export async function isRecorded(queries: Queries, playerId: number, subject: string): Promise<boolean> {
  const isIt = and(
    eq(auditLog.playerId, playerId),
    eq(auditLog.action, 'ledger.command'),
    eq(auditLog.subject, subject),
  );
  return (await queries.$count(auditLog, isIt)) > 0;
}

/** Entries per page. */
const PAGE = 50;

/** Filter of a site's log; empty for no filter. */
export interface AuditFilter {
  /** Id of the last entry of the previous page. */
  before?: number | undefined;
  playerId?: number | undefined;
  operator?: string | undefined;
}

/** Actions of operators at a site, newest first. */
export async function auditLogOf(
  queries: Queries,
  siteId: number,
  { before, playerId, operator }: AuditFilter,
): Promise<PlatformOperatorAuditLog> {
  const rows = await queries
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.siteId, siteId),
        before === undefined ? undefined : lt(auditLog.id, before),
        playerId === undefined ? undefined : eq(auditLog.playerId, playerId),
        operator === undefined ? undefined : eq(auditLog.operator, operator),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    entries: page.map(({ siteId: _siteId, at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}
