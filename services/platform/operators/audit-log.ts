import type { Queries } from '../database/database';
import { auditLog } from '../database/tables/operators';
import type { RestrictedPlayer } from '../players/player-store';

/** An operator's action on a player of the operator's site. */
export interface Action {
  player: RestrictedPlayer;
  /** Name of the operator's key. */
  operator: string;
  now: Date;
}

/** What the log says about an action. */
export type AuditEntry = Pick<typeof auditLog.$inferInsert, 'action' | 'subject' | 'reason'> & {
  amount?: number;
  currency?: string;
};

/** Adds to the log of what operators did; called in the transaction of the action itself. */
export async function audit(
  queries: Queries,
  { player: { playerId, siteId }, operator, now }: Action,
  entry: AuditEntry,
): Promise<void> {
  await queries.insert(auditLog).values({ ...entry, at: now, siteId, playerId, operator });
}
