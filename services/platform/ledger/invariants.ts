import { type SQL, sql } from 'drizzle-orm';
import type { PlatformReconciliation } from '../../../schemas/generated/types';
import type { OpenDatabase, Queries } from '../database/database';

const SHOWN = 5;

/** Start of a check: after this transaction; 0 for the whole ledger. */
type Since = number;

/** A rule as a query for violations, one line of text per row. It must return none. */
type Rule = (since: Since) => SQL;

/** True for all rows in a check of the whole ledger. */
const ifWhole = (since: Since): SQL => (since === 0 ? sql`true` : sql`false`);

/** True if an id is referenced in a column by entries since a check. */
const isTouched = (id: SQL, column: SQL, since: Since): SQL =>
  since === 0
    ? sql`true`
    : sql`${id} in (select ${column} from ledger_transactions where id > ${since}::bigint)`;

/** The sum of the postings of an account: the checked sum plus new postings. */
const sums = (since: Since): SQL => sql`(
  select posted.account, posted.amount + coalesce(checked.balance, 0) as amount
  from (select account, sum(amount) as amount from ledger_postings where transaction_id > ${since}::bigint
    group by account) posted
  left join ledger_checked_balances checked on checked.account = posted.account and ${since}::bigint > 0)`;

/** Rules about bookings since a check; together with earlier checks they cover the whole ledger. */
const RULES: Record<string, Rule> = {
  'postings-sum-to-zero': (since) => sql`
    select account.currency || ': ' || sum(posting.amount) as found
    from ledger_postings posting join ledger_accounts account on account.id = posting.account
    where posting.transaction_id > ${since}::bigint
    group by account.currency having sum(posting.amount) <> 0`,
  'transactions-balance': (since) => sql`
    select entry.reference || ': ' || sum(posting.amount) as found
    from ledger_transactions entry join ledger_postings posting on posting.transaction_id = entry.id
    join ledger_accounts account on account.id = posting.account
    where entry.id > ${since}::bigint
    group by entry.id having sum(posting.amount) <> 0 or count(distinct account.currency) > 1
      or min(account.currency) <> entry.currency
      or coalesce(sum(posting.amount) filter (where account.player_id is not null), 0) <> entry.amount
      or count(*) filter (where account.player_id <> entry.player_id) > 0`,
  'balances-equal-postings': (since) => sql`
    select account.id || ': holds ' || account.balance || ', postings ' || coalesce(sums.amount, 0) as found
    from ledger_accounts account left join ${sums(since)} sums on sums.account = account.id
    where account.player_id is not null and (sums.account is not null or ${ifWhole(since)})
      and account.balance <> coalesce(sums.amount, 0)`,
  'history-adds-up': (since) => sql`
    select reference || ': ' || balance_after || ' after ' || before as found
    from (select reference, amount, balance_after, coalesce(
        lag(balance_after) over (partition by player_id order by id),
        (select sum(checked.balance) from ledger_accounts account
          join ledger_checked_balances checked on checked.account = account.id
          where account.player_id = entry.player_id and ${since}::bigint > 0), 0) as before
      from ledger_transactions entry where id > ${since}::bigint) entry
    where balance_after <> before + amount`,
  'withdrawals-resolved-once': (since) => sql`
    select withdrawal.id || ': ' || withdrawal.status || ', resolved ' || count(resolution.id) as found
    from withdrawals withdrawal left join ledger_transactions resolution on resolution.resolves = withdrawal.id
    where ${isTouched(sql`withdrawal.id`, sql`coalesce(resolves, reference)`, since)}
    group by withdrawal.id having count(resolution.id) <> (case withdrawal.status when 'PENDING' then 0 else 1 end)`,
  'reversed-at-most-once': (since) => sql`
    select min(reference) || ': ' || count(*) as found
    from ledger_transactions where reverses in (select reverses from ledger_transactions where id > ${since}::bigint)
    group by reverses having count(*) > 1`,
  'rolled-back-has-no-effect': (since) => sql`
    select command.target || ' by ' || command.reference as found
    from ledger_commands command join ledger_transactions entry on entry.reference = command.target
    where entry.id > ${since}::bigint and command.kind = 'rollback' and command.status = 200
      and not exists (select from ledger_transactions reversal where reversal.reverses = entry.id)`,
  'rounds-equal-entries': (since) => sql`
    select coalesce(round.round_id, entries.round_id) || ': round ' || coalesce(round.staked, 0) || '/'
      || coalesce(round.won, 0) || ', entries ' || coalesce(entries.staked, 0) || '/' || coalesce(entries.won, 0) as found
    from (select * from rounds where ${isTouched(sql`round_id`, sql`round_id`, since)}) round
    full join (
      select entry.round_id,
        count(*) filter (where entry.type = 'BET') as bets,
        coalesce(-sum(entry.amount) filter (where entry.type = 'BET'), 0) as staked,
        coalesce(sum(entry.amount) filter (where entry.type in ('WIN', 'CASHOUT')), 0) as won
      from ledger_transactions entry left join ledger_transactions reversal on reversal.reverses = entry.id
      where entry.round_id is not null and ${isTouched(sql`entry.round_id`, sql`round_id`, since)}
        and entry.type in ('BET', 'WIN', 'LOSS', 'CASHOUT') and reversal.id is null
      group by entry.round_id) entries on entries.round_id = round.round_id
    where (coalesce(round.bets, 0), coalesce(round.staked, 0), coalesce(round.won, 0))
        <> (coalesce(entries.bets, 0), coalesce(entries.staked, 0), coalesce(entries.won, 0))
      or (round.status = 'VOID') <> (round.bets = 0)
      or (select coalesce(sum(part.value::bigint), 0) from jsonb_each_text(round.stakes) part) <> round.staked`,
  'settled-rounds-are-closed': (since) => sql`
    select round.round_id || ': settled by ' || round.settled_by as found
    from rounds round left join ledger_transactions settlement on settlement.reference = round.settled_by
    where round.status = 'SETTLED' and round.settled_by is not null
      and ${isTouched(sql`round.round_id`, sql`round_id`, since)}
      and (settlement.id is null
        or exists (select from ledger_transactions reversal where reversal.reverses = settlement.id)
        or exists (select from ledger_transactions later where later.round_id = round.round_id
          and later.id > settlement.id and later.type in ('BET', 'WIN', 'LOSS', 'CASHOUT')))`,
  'answers-tell-what-happened': (since) => sql`
    select command.reference || ': answered ' || (command.reply::jsonb ->> 'amount') || ', moved '
      || coalesce(sum(entry.amount), 0) as found
    from ledger_commands command
    left join ledger_transactions entry on entry.id > ${since}::bigint
      and split_part(entry.reference, '~', 1) = command.reference
    where command.status = 200 and (entry.id is not null or ${ifWhole(since)})
    group by command.reference
    having (command.reply::jsonb ->> 'amount')::bigint <> coalesce(sum(entry.amount), 0)`,
  'refusals-moved-nothing': (since) => sql`
    select command.reference as found
    from ledger_commands command join ledger_transactions entry on entry.reference = command.reference
    where entry.id > ${since}::bigint and command.status <> 200`,
  'prizes-equal-payouts': (since) => sql`
    select coalesce('platform/' || payout.reference, entry.reference) || ': won ' || coalesce(payout.amount, 0)
      || ', paid ' || coalesce(entry.amount, 0) as found
    from (select * from payouts where paid_at is not null
      and ${isTouched(sql`'platform/' || reference`, sql`reference`, since)}) payout
    full join (select entry.reference, entry.player_id, entry.amount from ledger_transactions entry
      join ledger_postings posting on posting.transaction_id = entry.id
      join ledger_accounts account on account.id = posting.account
      where entry.id > ${since}::bigint and account.bucket in ('jackpot', 'tournament')) entry
      on entry.reference = 'platform/' || payout.reference and entry.player_id = payout.player_id
    where payout.amount is distinct from entry.amount`,
  'in-transit-is-pending': (since) => sql`
    select coalesce(held.currency, pending.currency) || ': in transit ' || coalesce(held.amount, 0)
      || ', pending ' || coalesce(pending.amount, 0) as found
    from (select account.currency, sum(coalesce(sums.amount, checked.balance, 0)) as amount
      from ledger_accounts account left join ${sums(since)} sums on sums.account = account.id
      left join ledger_checked_balances checked on checked.account = account.id and ${since}::bigint > 0
      where account.bucket = 'withdrawals-in-transit' group by account.currency) held
    full join (select currency, sum(amount) as amount from withdrawals where status = 'PENDING' group by currency) pending
      on pending.currency = held.currency
    where coalesce(held.amount, 0) <> coalesce(pending.amount, 0)`,
};

/** Rules that require a check of the whole ledger. */
const RULES_OF_THE_WHOLE: Record<string, SQL> = {
  'bonus-money-is-of-a-bonus': sql`
    select account.id || ': ' || account.balance as found
    from ledger_accounts account
    where account.bucket like 'bonus-%' and account.balance > 0 and not exists (select from bonus_assignments bonus
      where bonus.player_id = account.player_id and bonus.ended_at is null
        and account.bucket = 'bonus-' || lower(replace(bonus.vertical, '_', '-')))`,
  'cashback-is-paid-once': sql`
    select coalesce(period.paid_by, payment.reference) || ': due ' || coalesce(period.paid, 0) || ', paid '
      || coalesce(payment.amount, 0) as found
    from (select * from cashback_periods where outcome = 'claimed') period
    full join (select entry.reference, entry.player_id, entry.amount from ledger_commands command
      join ledger_transactions entry on entry.reference = command.reference
      where command.kind = 'bonus-cashback') payment
      on payment.reference = period.paid_by and payment.player_id = period.player_id
    where period.paid is distinct from payment.amount`,
  'points-equal-entries': sql`
    select coalesce(days.player_id, entries.player_id) || ' ' || coalesce(days.day, entries.day) || ': day '
      || coalesce(days.earned, 0) || '/' || coalesce(days.exchanged, 0) || ', entries '
      || coalesce(entries.earned, 0) || '/' || coalesce(entries.exchanged, 0) as found
    from loyalty_days days
    full join (select player_id, day, coalesce(sum(points) filter (where kind not in ('exchanged', 'spent')), 0) as earned,
        coalesce(-sum(points) filter (where kind in ('exchanged', 'spent')), 0) as exchanged
      from loyalty_entries group by player_id, day) entries
      on entries.player_id = days.player_id and entries.day = days.day
    where (coalesce(days.earned, 0), coalesce(days.exchanged, 0))
      <> (coalesce(entries.earned, 0), coalesce(entries.exchanged, 0))`,
  'points-are-of-settled-rounds': sql`
    select entries.round_id || ': ' || entries.points || ', ' || coalesce(round.status, 'unknown') as found
    from (select round_id, player_id, sum(points) as points from loyalty_entries where round_id is not null
      group by round_id, player_id) entries
    left join rounds round on round.round_id = entries.round_id and round.player_id = entries.player_id
    where entries.points < 0 or (entries.points > 0 and round.status is distinct from 'SETTLED')`,
  'exchanges-are-paid-once': sql`
    select coalesce(entry.reference, payment.reference) || ': points ' || coalesce(entry.points, 0) || ', paid '
      || coalesce(payment.amount, 0) as found
    from (select * from loyalty_entries where kind = 'exchanged') entry
    full join (select paid.reference, paid.player_id, paid.amount from ledger_commands command
      join ledger_transactions paid on paid.reference = command.reference
      where command.kind = 'loyalty-exchange') payment
      on payment.reference = entry.reference and payment.player_id = entry.player_id
    where entry.reference is null or payment.amount is null or payment.amount <= 0`,
  'exchanges-are-covered': sql`
    select reference || ': ' || points || ' leaves ' || rest as found
    from (select reference, kind, points, sum(points) over (partition by player_id order by id) as rest
      from loyalty_entries) entry
    where kind in ('exchanged', 'spent') and rest < 0`,
  'points-are-spent-once': sql`
    select coalesce(entry.reference, command.reference) || ': points ' || coalesce(entry.points, 0) as found
    from (select * from loyalty_entries where kind = 'spent') entry
    full join (select reference, player_id from ledger_commands where kind = 'bonus-points' and status = 200) command
      on command.reference = entry.reference and command.player_id = entry.player_id
    where entry.reference is null or command.reference is null`,
  'no-bucket-below-zero': sql`select id || ': ' || balance as found from ledger_accounts where balance < 0`,
  'days-equal-entries': sql`
    select coalesce(days.player_id, entries.player_id) || ': days ' || coalesce(days.sums, '{0,0,0}')::text
      || ', entries ' || coalesce(entries.sums, '{0,0,0}')::text as found
    from (select player_id, array[sum(deposited), sum(staked), sum(lost)] as sums from player_days group by player_id) days
    full join (
      select entry.player_id, array[
        coalesce(sum(entry.amount) filter (where entry.type = 'DEPOSIT'), 0),
        coalesce(-sum(entry.amount) filter (where entry.type = 'BET'), 0),
        coalesce(-sum(own.amount) filter (where entry.type <> 'DEPOSIT'), 0)] as sums
      from ledger_transactions entry left join ledger_transactions reversal on reversal.reverses = entry.id
        and reversal.type <> 'REVERSAL_DP'
      left join rounds round on round.round_id = entry.round_id and round.free_rounds is not null
      left join lateral (select sum(posting.amount) as amount
        from ledger_postings posting join ledger_accounts account on account.id = posting.account
        where posting.transaction_id = entry.id and account.bucket in ('main', 'locked')) own on true
      where reversal.id is null and round.round_id is null
        and (entry.type in ('BET', 'WIN', 'CASHOUT') or (entry.type = 'DEPOSIT' and entry.category = 'PAYMENT'))
      group by entry.player_id) entries on entries.player_id = days.player_id
    where coalesce(days.sums, '{0,0,0}') <> coalesce(entries.sums, '{0,0,0}')`,
};

/** Checks a snapshot of the whole ledger; see docs/ledger.md for the rules. Read-only. */
export async function reconcile(database: OpenDatabase, at: number): Promise<PlatformReconciliation> {
  return database.transaction(async (tx) => {
    const findings = await findingsSince(tx, 0);
    for (const [rule, query] of Object.entries(RULES_OF_THE_WHOLE)) {
      findings.push(await findingOf(tx, rule, query));
    }
    return {
      ok: findings.every(({ broken }) => broken === 0),
      checkedAt: new Date(at).toISOString(),
      transactions: await countTransactions(tx),
      findings,
    };
  });
}

/** Checks bookings since a transaction whose sums are in `ledger_checked_balances`. */
export async function findingsSince(
  queries: Queries,
  since: Since,
): Promise<PlatformReconciliation['findings']> {
  const findings: PlatformReconciliation['findings'] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    findings.push(await findingOf(queries, rule, query(since)));
  }
  return findings;
}

async function findingOf(
  queries: Queries,
  rule: string,
  query: SQL,
): Promise<PlatformReconciliation['findings'][number]> {
  const { rows } = await queries.execute(query);
  const cases = rows.slice(0, SHOWN).map(({ found }) => String(found).slice(0, 300));
  return { rule, broken: rows.length, cases };
}

async function countTransactions(queries: Queries): Promise<number> {
  const { rows } = await queries.execute(sql`select count(*)::int as count from ledger_transactions`);
  return Number(rows[0]?.['count'] ?? 0);
}
