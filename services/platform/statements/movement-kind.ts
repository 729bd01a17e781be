import { type SQL, sql } from 'drizzle-orm';
import type { PlatformStatementMovement } from '../../../schemas/generated/types';
import { ledgerTransactions } from '../database/tables/ledger';

/** What a movement was for, as statements sum it. */
export type MovementKind = PlatformStatementMovement['kind'];

/** In the order in which a statement shows them. */
export const MOVEMENT_KINDS: readonly MovementKind[] = [
  'deposit',
  'chargeback',
  'withdrawal',
  'withdrawal-return',
  'stake',
  'win',
  'prize',
  'bonus',
  'correction',
  'lock',
];

/** The kind of a transaction: of play is all that belongs to a game round. */
export const movementKind = sql<MovementKind>`case
  when ${ledgerTransactions.type} in ('LOCK', 'UNLOCK') then 'lock'
  when ${ledgerTransactions.category} = 'PAYMENT' then case ${ledgerTransactions.type}
    when 'DEPOSIT' then 'deposit'
    when 'REVERSAL_DP' then 'chargeback'
    when 'WITHDRAW' then 'withdrawal'
    else 'withdrawal-return' end
  when ${ledgerTransactions.category} = 'BONUS' then 'bonus'
  when ${ledgerTransactions.category} in ('ADJUSTMENT', 'DORMANT_ADJUSTMENT') then 'correction'
  when ${ledgerTransactions.type} in ('BET', 'BET_VOID') then 'stake'
  when ${ledgerTransactions.roundId} is null then 'prize'
  else 'win' end`;

/** Whether a transaction moves something of its player's: a settlement only moves the house's own money. */
export const movesPlayer: SQL = sql`${ledgerTransactions.type} <> 'SETTLEMENT'`;
