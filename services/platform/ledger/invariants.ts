import { type SQL, sql } from 'drizzle-orm';
import type { PlatformReconciliation } from '../../../schemas/generated/types';
import type { OpenDatabase, Queries } from '../database/database';

const SHOWN = 5;

/** Each rule as a query for violations, one line of text per row. None may ever find any. */
const RULES: Record<string, SQL> = {
  'postings-sum-to-zero': sql`
    select account.currency || ': ' || sum(posting.amount) as found
    from ledger_postings posting join ledger_accounts account on account.id = posting.account
    group by account.currency having sum(posting.amount) <> 0`,
  'transactions-balance': sql`
    select entry.reference || ': ' || sum(posting.amount) as found
    from ledger_transactions entry join ledger_postings posting on posting.transaction_id = entry.id
    join ledger_accounts account on account.id = posting.account
    group by entry.id having sum(posting.amount) <> 0 or count(distinct account.currency) > 1
      or min(account.currency) <> entry.currency
      or coalesce(sum(posting.amount) filter (where account.player_id is not null), 0) <> entry.amount
      or count(*) filter (where account.player_id <> entry.player_id) > 0`,
  'balances-equal-postings': sql`
    select account.id || ': holds ' || account.balance || ', postings ' || coalesce(sum(posting.amount), 0) as found
    from ledger_accounts account left join ledger_postings posting on posting.account = account.id
    where account.player_id is not null
    group by account.id having account.balance <> coalesce(sum(posting.amount), 0)`,
  'no-bucket-below-zero': sql`select id || ': ' || balance as found from ledger_accounts where balance < 0`,
  'history-adds-up': sql`
    select reference || ': ' || balance_after || ' after ' || coalesce(before, 0) as found
    from (select reference, amount, balance_after,
      lag(balance_after) over (partition by player_id order by id) as before from ledger_transactions) entry
    where balance_after <> coalesce(before, 0) + amount`,
  'withdrawals-resolved-once': sql`
    select withdrawal.id || ': ' || withdrawal.status || ', resolved ' || count(resolution.id) as found
    from withdrawals withdrawal left join ledger_transactions resolution on resolution.resolves = withdrawal.id
    group by withdrawal.id having count(resolution.id) <> (case withdrawal.status when 'PENDING' then 0 else 1 end)`,
  'in-transit-is-pending': sql`
    select coalesce(held.currency, pending.currency) || ': in transit ' || coalesce(held.amount, 0)
      || ', pending ' || coalesce(pending.amount, 0) as found
    from (select account.currency, sum(posting.amount) as amount
      from ledger_accounts account join ledger_postings posting on posting.account = account.id
      where account.bucket = 'withdrawals-in-transit' group by account.currency) held
    full join (select currency, sum(amount) as amount from withdrawals where status = 'PENDING' group by currency) pending
      on pending.currency = held.currency
    where coalesce(held.amount, 0) <> coalesce(pending.amount, 0)`,
  'reversed-at-most-once': sql`
    select min(reference) || ': ' || count(*) as found
    from ledger_transactions where reverses is not null group by reverses having count(*) > 1`,
  'rolled-back-has-no-effect': sql`
    select command.target || ' by ' || command.reference as found
    from ledger_commands command join ledger_transactions entry on entry.reference = command.target
    where command.kind = 'rollback' and command.status = 200
      and not exists (select from ledger_transactions reversal where reversal.reverses = entry.id)`,
  'rounds-equal-entries': sql`
    select coalesce(round.round_id, entries.round_id) || ': round ' || coalesce(round.staked, 0) || '/'
      || coalesce(round.won, 0) || ', entries ' || coalesce(entries.staked, 0) || '/' || coalesce(entries.won, 0) as found
    from rounds round full join (
      select entry.round_id,
        count(*) filter (where entry.type = 'BET') as bets,
        coalesce(-sum(entry.amount) filter (where entry.type = 'BET'), 0) as staked,
        coalesce(sum(entry.amount) filter (where entry.type = 'WIN'), 0) as won
      from ledger_transactions entry left join ledger_transactions reversal on reversal.reverses = entry.id
      where entry.round_id is not null and entry.type in ('BET', 'WIN', 'LOSS') and reversal.id is null
      group by entry.round_id) entries on entries.round_id = round.round_id
    where (coalesce(round.bets, 0), coalesce(round.staked, 0), coalesce(round.won, 0))
        <> (coalesce(entries.bets, 0), coalesce(entries.staked, 0), coalesce(entries.won, 0))
      or (round.status = 'VOID') <> (round.bets = 0)
      or (select coalesce(sum(part.value::bigint), 0) from jsonb_each_text(round.stakes) part) <> round.staked`,
  'answers-tell-what-happened': sql`
    select command.reference || ': answered ' || (command.reply::jsonb ->> 'amount') || ', moved '
      || coalesce(sum(entry.amount), 0) as found
    from ledger_commands command
    left join ledger_transactions entry on split_part(entry.reference, '/', 1) = command.reference
    where command.status = 200
    group by command.reference
    having (command.reply::jsonb ->> 'amount')::bigint <> coalesce(sum(entry.amount), 0)`,
  'refusals-moved-nothing': sql`
    select command.reference as found
    from ledger_commands command join ledger_transactions entry on entry.reference = command.reference
    where command.status <> 200`,
};

/** Checks the books as they are at one moment; see docs/ledger.md for the rules. It only reads. */
export async function reconcile(database: OpenDatabase, at: number): Promise<PlatformReconciliation> {
  return database.transaction(async (tx) => {
    const findings: PlatformReconciliation['findings'] = [];
    for (const [rule, query] of Object.entries(RULES)) {
      const cases = await casesOf(tx, query);
      findings.push({
        rule,
        broken: cases.length,
        cases: cases.slice(0, SHOWN).map((found) => found.slice(0, 300)),
      });
    }
    return {
      ok: findings.every(({ broken }) => broken === 0),
      checkedAt: new Date(at).toISOString(),
      transactions: await countTransactions(tx),
      findings,
    };
  });
}

async function casesOf(queries: Queries, query: SQL): Promise<string[]> {
  const { rows } = await queries.execute(query);
  return rows.map(({ found }) => String(found));
}

async function countTransactions(queries: Queries): Promise<number> {
  const { rows } = await queries.execute(sql`select count(*)::int as count from ledger_transactions`);
  return Number(rows[0]?.['count'] ?? 0);
}
