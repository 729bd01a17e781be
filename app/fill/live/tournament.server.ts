import type { Tournament, TournamentLive } from '../../../schemas/generated/types';
import { tournamentOf } from '../../platform/live-data.server';
import type { Site } from '../../site/site';
import { catalogueOf } from '../../catalogue/catalogue.server';
import { collection } from '../../content/documents/collection.server';
import type { Filler } from '../context';
import { type LiveContext, liveCards } from './live-cards.server';

export const fillTournamentBox: Filler<'tournament-box'> = (content, context) =>
  liveTournament(content.tournament, context);

/** A tournament's content, by its id on the platform. */
export async function tournamentContent(tournamentId: string, site: Site): Promise<Tournament | undefined> {
  const tournaments = await collection('tournament', site.speech.contentLocale);
  return tournaments.find((tournament) => tournament.tournamentId === tournamentId);
}

/**
 * Dates, prize and leaderboard from the platform, games from the catalogue.
 * @param idToken of a signed-in player, for a private response (BLOCK-28)
 */
export async function liveTournament(
  tournament: Tournament,
  context: LiveContext,
  idToken?: string,
): Promise<TournamentLive> {
  const { site, liveAge } = context;
  const [state, catalogue] = await Promise.all([
    tournamentOf(site, tournament.tournamentId, idToken, liveAge),
    catalogueOf(site),
  ]);
  const games = (tournament.games ?? []).flatMap(({ gameId }) => catalogue.byId.get(gameId) ?? []);
  return {
    tournamentId: state.tournamentId,
    status: state.status,
    startsAt: state.startsAt,
    endsAt: state.endsAt,
    prize: state.prizePool,
    entrants: state.entrants,
    terms: state.terms,
    leaderboard: state.leaderboard.map(({ rank, nickname, points, prize }) => ({
      rank,
      nickname,
      points,
      ...(prize ? { prize } : {}),
    })),
    ...(state.own ? { own: state.own } : {}),
    games: await liveCards(games, catalogue, context),
  };
}
