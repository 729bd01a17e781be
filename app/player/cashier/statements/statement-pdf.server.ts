import { formatMoney } from '../../../../ui/format/money';
import { dayOf } from '../../../../ui/format/zone-day';
import type { Player } from '../../../platform/player.server';
import { translator } from '../../../site/texts/messages.server';
import { type Cell, createPdf, type PdfPage } from './pdf/pdf-page.server';
import { dayName } from './period-name';
import { shownStatement } from './statements.server';
import type { LineView, StatementView } from './statement-view';

type T = ReturnType<typeof translator>;
type Money = (amount: number, signed?: boolean) => string;

/**
 * A statement as a PDF document.
 * @param now milliseconds
 * @throws Response 404 for a period without a statement
 */
export async function statementPdf(player: Player, period: string | null, now: number): Promise<Buffer> {
  const { site, session } = player;
  const view = await shownStatement(player, period);
  const t = translator(site);
  const { tag } = site.speech;
  const title = `${t('statements.of', { period: view.name })} | ${site.brand.name}`;
  const pdf = createPdf({ title, author: site.brand.name, tag, now: new Date(now) });
  const money = moneyIn(player, view.currency);
  pdf.heading(t('statements.of', { period: view.name }), 1);
  pdf.paragraph({ text: `${site.brand.name} · ${session.email}`, weight: 'bold' });
  pdf.paragraph({
    text: t('statements.range', { from: view.firstDay, to: view.lastDay, timeZone: view.timeZone }),
  });
  if (!view.isOver) pdf.paragraph({ text: t('statements.soFar') });
  writeSummary(pdf, view, t, money);
  writeSums(pdf, view, t, money);
  if (view.months.length > 0) writeMonths(pdf, view, t, money);
  else writeDays(pdf, view, t, money);
  const made = dayName(dayOf(now, view.timeZone), tag);
  return pdf.finish(
    (page, pages) =>
      `${title} · ${t('statements.made', { date: made })} · ${t('statements.page', { page, pages })}`,
  );
}

function moneyIn({ site }: Player, currency: string): Money {
  const options = { tag: site.speech.tag, displays: site.currencies, decimals: true };
  return (amount, signed = false) => {
    const text = formatMoney(Math.abs(amount), currency, options);
    const sign = amount < 0 ? '\u2212' : signed && amount > 0 ? '+' : '';
    return sign + text;
  };
}

function writeSummary(pdf: PdfPage, view: StatementView, t: T, money: Money): void {
  const { opening, closing, netDeposits, gameResult, isOver } = view;
  pdf.heading(t('statements.summary'), 2);
  const rows: [string, string, string?][] = [
    [t('statements.opening'), money(opening.total)],
    [t(isOver ? 'statements.closing' : 'statements.closingNow'), money(closing.total)],
    [t('statements.netDeposits'), money(netDeposits, true), t('statements.netDepositsHint')],
    [t('statements.gameResult'), money(gameResult, true), t('statements.gameResultHint')],
  ];
  pdf.table(rows.map(([text, amount, note]) => pair({ text, ...(note ? { note } : {}) }, amount)));
}

function writeSums(
  pdf: PdfPage,
  { opening, closing, sums, isOver }: StatementView,
  t: T,
  money: Money,
): void {
  pdf.heading(t('statements.how'), 2);
  pdf.table([
    pair({ text: t('statements.opening'), weight: 'bold' }, money(opening.total), true),
    ...sums.map(({ kind, count, moved }) =>
      pair(
        { text: `${t(`statements.kinds.${kind}`)} (${count})`, note: t(`statements.why.${kind}`) },
        money(moved.total, true),
      ),
    ),
    pair(
      { text: t(isOver ? 'statements.closing' : 'statements.closingNow'), weight: 'bold' },
      money(closing.total),
      true,
    ),
  ]);
}

function writeMonths(pdf: PdfPage, { months }: StatementView, t: T, money: Money): void {
  pdf.heading(t('statements.byMonth'), 2);
  const head = [
    t('statements.month'),
    t('statements.netDeposits'),
    t('statements.gameResult'),
    t('statements.closing'),
  ];
  pdf.table([
    head.map((text, index): Cell => ({ text, weight: 'bold', isHead: true, align: alignOf(index) })),
    ...months.map(({ name, netDeposits, gameResult, closing }) =>
      [name, money(netDeposits, true), money(gameResult, true), money(closing)].map((text, index): Cell => ({
        text,
        isHead: index === 0,
        align: alignOf(index),
      })),
    ),
  ]);
}

const alignOf = (index: number): Cell['align'] => (index === 0 ? 'start' : 'end');

function writeDays(pdf: PdfPage, { days }: StatementView, t: T, money: Money): void {
  pdf.heading(t('statements.movements'), 2);
  if (days.length === 0) pdf.paragraph({ text: t('statements.empty') });
  for (const { name, lines } of days) {
    pdf.paragraph({ text: name, weight: 'bold' });
    pdf.table(lines.map((line) => pair(lineCell(line, t, money), money(line.amount.total, true))));
  }
}

function lineCell({ what, detail, time, played, reference }: LineView, t: T, money: Money): Cell {
  const note = played
    ? t('statements.played', { rounds: played.rounds, staked: money(played.staked), won: money(played.won) })
    : `${t('wallet.reference')}: ${reference ?? ''}`;
  return { text: [time, t(what), detail].filter(Boolean).join(' · '), note };
}

function pair(cell: Cell, amount: string, isBold = false): Cell[] {
  return [
    { ...cell, width: 0.74, isHead: true },
    { text: amount, align: 'end', width: 0.26, ...(isBold ? { weight: 'bold' as const } : {}) },
  ];
}
