import { type SQL, sql } from 'drizzle-orm';
import type { PlatformStatementMovement } from '../../../schemas/generated/types';
import { ledgerTransactions } from '../database/tables/ledger';

/** Purpose of a movement, by which statements group them. */
export type MovementKind = PlatformStatementMovement['kind'];

/** In the order of a statement. */
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

/** The kind of a transaction; all transactions of a game round belong to play. */
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

/** True for a transaction that changes the player's wallet: a settlement only moves house money. */
export const movesPlayer: SQL = sql`${ledgerTransactions.type} <> 'SETTLEMENT'`;
