import type { WinnersLive } from '../../../schemas/generated/types';
import { type Winner, latestWinners, topWinners } from '../../platform/live-data.server';
import { type Catalogue, catalogueOf } from '../../catalogue/catalogue.server';
import { isRestrictedIn } from '../../catalogue/game-card';
import type { FillContext, Filler } from '../context';

const defaultRows = 8;

export const fillWinners: Filler<'winners'> = (content, context) =>
  winnersOf(context, content.rows ?? defaultRows);

/**
 * Top and latest winners whose game the site offers and the visitor may play (WIN-05, WIN-06). Pages without a session
 * are shared by visitors of all countries, so their lists depend on the market alone until the first refresh.
 */
export async function winnersOf(
  { site, liveAge, facts: { country } }: Pick<FillContext, 'site' | 'liveAge' | 'facts'>,
  rows: number,
): Promise<WinnersLive> {
  const [top, latest, catalogue] = await Promise.all([
    topWinners(site, liveAge),
    latestWinners(site, liveAge),
    catalogueOf(site),
  ]);
  return {
    top: entries(top, catalogue, country).slice(0, rows),
    latest: entries(latest, catalogue, country).slice(0, rows),
    dataHref: `/api/winners?locale=${site.locale}&rows=${rows}`,
  };
}

function entries(
  winners: Winner[],
  { cards, byId }: Catalogue,
  country: string | undefined,
): WinnersLive['top'] {
  return winners.flatMap((winner) => {
    const card = cards.get(winner.gameId);
    const game = byId.get(winner.gameId);
    if (!card || !game || card.restricted || (country && isRestrictedIn(game, country))) return [];
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
