import type { PlatformStatementMovement } from '../../../../schemas/generated/types';
import { validatePlatformStatementMovements } from '../../../../schemas/generated/validators.js';
import { minorDigitsOf } from '../../../../ui/format/money';
import { zonedTime } from '../../../../ui/format/zone-day';
import type { Player } from '../../../platform/player.server';
import { translator } from '../../../site/texts/messages.server';
import { csvAmount, csvDialect, csvLine, csvStart } from '../history/csv';
import { type GameName, gameNames } from '../history/history.server';
import { movementName } from './movement-name';
import { statementOf } from './statements.server';

const encoder = new TextEncoder();

interface Table {
  currency: string;
  timeZone: string;
  nameOf: GameName;
}

/**
 * Every movement of a period as CSV, oldest first, streamed in portions. Rejects as `statementOf` does before the first
 * byte; a later failure aborts the download.
 */
export async function statementCsv(
  player: Player,
  period: string | null,
): Promise<ReadableStream<Uint8Array>> {
  const { currency, timeZone, period: name } = await statementOf(player, period);
  const portion = (after?: string) =>
    player.call({
      path: `/platform/v1/player/wallet/statements/${name}/movements`,
      query: { after },
      validate: validatePlatformStatementMovements,
    });
  const rows = tableOf(player, { currency, timeZone, nameOf: await gameNames(player) });
  let next: string | null | undefined;
  let first: Awaited<ReturnType<typeof portion>> | undefined = await portion();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvStart + rows.head)),
    async pull(controller) {
      const current = first ?? (await portion(next ?? undefined));
      first = undefined;
      next = current.next;
      const text = current.movements.map(rows.line).join('');
      if (text) controller.enqueue(encoder.encode(text));
      if (next === null) controller.close();
    },
  });
}

/** Header and rows of the table, in the language of the site. */
function tableOf({ site }: Player, { currency, timeZone, nameOf }: Table) {
  const t = translator(site);
  const dialect = csvDialect(site.speech.tag);
  const unit = 10 ** minorDigitsOf(currency, site.currencies[currency]);
  const head = [
    `${t('wallet.date')} (${timeZone})`,
    t('statements.what'),
    t('wallet.category'),
    t('wallet.amount'),
    t('wallet.wallets.main'),
    t('wallet.wallets.locked'),
    t('wallet.wallets.bonus'),
    t('wallet.balanceAfter'),
    t('wallet.currency'),
    t('wallet.method'),
    t('wallet.game'),
    t('wallet.round'),
    t('wallet.reference'),
  ];
  const cells = (movement: PlatformStatementMovement) => {
    const { at, category, moved, balanceAfter, gameId, roundId, method, reference } = movement;
    return [
      zonedTime(Date.parse(at), timeZone),
      t(movementName(movement)),
      t(`wallet.categories.${category}`),
      csvAmount(moved.total, unit),
      csvAmount(moved.real, unit),
      csvAmount(moved.locked, unit),
      csvAmount(moved.bonus, unit),
      csvAmount(balanceAfter, unit),
      currency,
      method ?? '',
      nameOf(gameId) ?? gameId ?? '',
      roundId ?? '',
      reference,
    ];
  };
  return {
    head: csvLine(head, dialect),
    line: (movement: PlatformStatementMovement) => csvLine(cells(movement), dialect),
  };
}
