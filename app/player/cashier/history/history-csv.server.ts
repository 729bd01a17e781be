import type { HistoryFilter, PlatformTransaction } from '../../../../schemas/generated/types';
import { validatePlatformTransactionsExport } from '../../../../schemas/generated/validators.js';
import { minorDigitsOf } from '../../../../ui/format/money';
import type { Player } from '../../../platform/player.server';
import { translator } from '../../../site/texts/messages.server';
import { csvAmount, csvDialect, csvLine, csvStart } from './csv';
import { type GameName, gameNames } from './history.server';
import { walletOf } from './history-entry';
import { historyQuery } from './history-query';
import { zonedTime } from '../../../../ui/format/zone-day';

const encoder = new TextEncoder();

/**
 * The filtered history as CSV, oldest first. Streamed in the platform's pages, so that memory use does not depend on
 * its length. Rejects as
 * `Player.call` does before the first byte; a later failure aborts the download.
 */
export async function historyCsv(
  player: Player,
  filter: HistoryFilter,
  now: number,
): Promise<ReadableStream<Uint8Array>> {
  const {
    category: _category,
    status: _status,
    ...range
  } = historyQuery(filter, {
    timeZone: player.site.market.timeZone,
    now,
  });
  const portion = (after?: string) =>
    player.call({
      path: '/platform/v1/player/wallet/transactions/export',
      query: { ...range, after },
      validate: validatePlatformTransactionsExport,
    });
  const rows = tableOf(player, filter, await gameNames(player));
  let next: string | null | undefined;
  let first: Awaited<ReturnType<typeof portion>> | undefined = await portion();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvStart + rows.head)),
    async pull(controller) {
      const current = first ?? (await portion(next ?? undefined));
      first = undefined;
      next = current.next;
      const text = current.transactions.map(rows.line).join('');
      if (text) controller.enqueue(encoder.encode(text));
      if (next === null) controller.close();
    },
  });
}

/** Header and rows of the table, in the language of the site. */
function tableOf({ site }: Player, filter: HistoryFilter, nameOf: GameName) {
  const t = translator(site);
  const { timeZone } = site.market;
  const dialect = csvDialect(site.speech.tag);
  const unitOf = (currency: string) => 10 ** minorDigitsOf(currency, site.currencies[currency]);
  const head = [
    `${t('wallet.date')} (${timeZone})`,
    t('wallet.type'),
    t('wallet.category'),
    t('wallet.status'),
    t('wallet.amount'),
    t('wallet.balanceAfter'),
    t('wallet.currency'),
    t('wallet.wallet'),
    t('wallet.method'),
    t('wallet.game'),
    t('wallet.round'),
    t('wallet.reference'),
  ];
  const isWanted = ({ category, status }: PlatformTransaction) =>
    (!filter.category || category === filter.category) && (!filter.status || status === filter.status);
  const cells = (transaction: PlatformTransaction) => [
    zonedTime(Date.parse(transaction.transactionDate), timeZone),
    t(`wallet.types.${transaction.type}`),
    t(`wallet.categories.${transaction.category}`),
    t(`wallet.statuses.${transaction.status}`),
    csvAmount(transaction.amount, unitOf(transaction.currency)),
    csvAmount(transaction.balanceAfterTransaction, unitOf(transaction.currency)),
    transaction.currency,
    t(`wallet.wallets.${walletOf(transaction)}`),
    transaction.method ?? '',
    nameOf(transaction.gameId) ?? transaction.gameId ?? '',
    transaction.roundId ?? '',
    transaction.referenceId,
  ];
  return {
    head: csvLine(head, dialect),
    line: (transaction: PlatformTransaction) =>
      isWanted(transaction) ? csvLine(cells(transaction), dialect) : '',
  };
}
