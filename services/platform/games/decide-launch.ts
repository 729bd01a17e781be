import type { GameSession } from '../database/tables/games';
import { isVerified } from '../documents/decide-level';
import { PlatformError } from '../errors';
import { isTableGame } from '../ledger/games';
import type { RestrictedPlayer } from '../players/player-store';
import type { Game } from '../reference-data/data';
import type { PlayLaw } from '../reference-data/play-laws';

export type GameMode = GameSession['mode'];

/** Input of a launch decision, except for stakes, which the ledger decides. */
export interface LaunchSituation {
  game: Game;
  /** Caller: only its own games can be launched. */
  provider: string;
  mode: GameMode;
  /** Undefined for a visitor without a session. */
  player: RestrictedPlayer | undefined;
  /** The visitor's location; empty when unknown. */
  visitorCountry: string;
  /** True if the site serves that country. */
  isServed: boolean;
  /** Law of the player's country, or the visitor's. */
  law: PlayLaw;
}

const VERTICALS: Record<Game['type'], string> = { casino: 'casino', 'live casino': 'live-casino' };

/**
 * Throws the reason why a game cannot be launched, except for the ledger's decision about stakes: provider,
 * countries, market and mode. Pure.
 */
export function assertLaunchable(situation: LaunchSituation): void {
  const { game, provider, mode, player, law, visitorCountry, isServed } = situation;
  if (game.provider !== provider) {
    const message = `${game.gameId} is a game of ${game.provider}, not of ${provider}.`;
    throw refuse('error.game.of.another.provider', message);
  }
  if (!isServed) throw refuse('error.country.blocked', `The site serves nobody in ${visitorCountry}.`);
  if (law.marketStatus === 'blocked') throw refuse('error.market.blocked', 'The market has no games.');
  if (game.restrictedCountries.includes(visitorCountry)) {
    throw refuse('error.game.restricted', `${game.gameId} may not be played in ${visitorCountry}.`);
  }
  if (player !== undefined && game.restrictedCountries.includes(player.countryCode)) {
    const message = `${game.gameId} may not be played by residents of ${player.countryCode}.`;
    throw refuse('error.game.restricted.residence', message);
  }
  assertOffered(game, law);
  if (mode === 'demo') assertMayPlayDemo(situation);
  else if (player === undefined) {
    throw new PlatformError(401, 'error.unauthorized', 'Sign in to play for money.');
  } else if (law.marketStatus !== 'open') {
    throw refuse('error.market.closed', 'Where the player lives, nobody plays for money.');
  }
}

/** Verticals and kinds of games prohibited by law. */
function assertOffered(game: Game, law: PlayLaw): void {
  const isTable = game.type === 'casino' && isTableGame(game);
  const hasJackpot = game.jackpot !== null || game.gameType === 'jackpot';
  if (!law.verticals.includes(VERTICALS[game.type])) {
    throw refuse('error.game.vertical.not.offered', `The market has no ${game.type}.`);
  }
  if ((isTable && !law.tableGames) || (hasJackpot && !law.jackpotGames)) {
    throw refuse('error.game.not.offered', `The market has no games like ${game.gameId}.`);
  }
}

function assertMayPlayDemo({ law, player }: LaunchSituation): void {
  if (law.demoPlay === 'nobody') throw refuse('error.demo.not.offered', 'The market has no play for fun.');
  if (law.demoPlay === 'everyone' || (player !== undefined && isVerified(player))) return;
  throw refuse('error.demo.verification.required', 'Play for fun is for verified players.');
}

function refuse(code: string, message: string): PlatformError {
  return new PlatformError(403, code, message);
}
