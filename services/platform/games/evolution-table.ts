import { invalidRequest, PlatformError } from '../errors';
import type { PlatformData } from '../reference-data/data';
import type { GameMode } from './decide-launch';
import type { Launcher, Launches } from './launches';

const PROVIDER = 'evolution';

/**
 * The game of an Evolution table; without a table, the first one of the category that the visitor may play,
 * like in the provider's lobby. Throws 400 for an unknown table, and the last refusal for a category without an
 * open one.
 */
export async function tableFor(
  { data: { games }, launches }: { data: PlatformData; launches: Launches },
  launcher: Launcher,
  mode: GameMode,
  { tableId, gameCategory }: { tableId?: string | undefined; gameCategory: string },
): Promise<string> {
  const tables = games.filter(({ provider, table }) => provider === PROVIDER && table !== null);
  if (tableId !== undefined) {
    const found = tables.find(({ table }) => table?.tableId === tableId);
    if (found !== undefined) return found.gameId;
    const message = `'tableId' is ${tableId}, which is no table of Evolution: leave it out for the first open one.`;
    throw invalidRequest({ tableId: { code: 'invalid.table', message } });
  }
  let refusal: unknown = new PlatformError(
    404,
    'error.game.not.found',
    `Evolution has no table of the category ${gameCategory}.`,
  );
  for (const { gameId, gameType } of tables) {
    if (gameType !== gameCategory) continue;
    try {
      await launches.assertMayLaunch(launcher, { provider: PROVIDER, gameId, mode });
      return gameId;
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}
