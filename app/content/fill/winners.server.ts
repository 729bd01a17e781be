import type { WinnersLive } from '../../../schemas/generated/types';
import { type Winner, latestWinners, topWinners } from '../../platform/live-data.server';
import { type Catalogue, catalogueOf } from '../catalogue.server';
import type { FillContext, Filler } from './context';

const defaultRows = 8;

export const fillWinners: Filler<'winners'> = (content, context) =>
  winnersOf(context, content.rows ?? defaultRows);

/** Top and latest winners whose game the site offers and may show (WIN-05, WIN-06). */
export async function winnersOf(
  { site, now }: Pick<FillContext, 'site' | 'now'>,
  rows: number,
): Promise<WinnersLive> {
  const [top, latest, catalogue] = await Promise.all([
    topWinners(site, now),
    latestWinners(site, now),
    catalogueOf(site, now),
  ]);
  return {
    top: entries(top, catalogue).slice(0, rows),
    latest: entries(latest, catalogue).slice(0, rows),
    dataHref: `/api/winners?locale=${site.locale}&rows=${rows}`,
  };
}

function entries(winners: Winner[], catalogue: Catalogue): WinnersLive['top'] {
  return winners.flatMap((winner) => {
    const card = catalogue.cards.get(winner.gameId);
    if (!card || card.restricted) return [];
    const { id, nickname, amount, currency, wonAt } = winner;
    return [
      {
        id,
        nickname,
        amount,
        currency,
        wonAt,
        gameName: card.name,
        href: card.href,
        image: card.square,
        tint: card.tint,
      },
    ];
  });
}
