import { catalogueOf } from '../../catalogue/catalogue.server';
import { readFields } from '../../player/forms/read-form.server';
import { isPlayOfNobody } from '../../site/play-path';
import { resolveSite } from '../../site/resolve.server';
import type { LaunchAnswer } from '../stage/use-launch';
import { type GamePlace, launchGame } from './launch.server';

/**
 * Launches the game of the address in the mode of a form.
 * @throws Response 403 for a form of another site; otherwise as `launchGame` does
 */
export async function launchFromForm(request: Request): Promise<LaunchAnswer> {
  const fields = await readFields(request);
  const place = await placeOfGame(request);
  if (!place) return { code: 'closed' };
  const mode = fields.get('mode') === 'real' ? 'real' : 'demo';
  return launchGame(request, place, { mode, requireNew: fields.has('new') });
}

async function placeOfGame(request: Request): Promise<GamePlace | undefined> {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') return undefined;
  const { site, path } = resolution;
  const [, , provider = '', gameId = ''] = path.split('/').filter(Boolean);
  const game = (await catalogueOf(site)).byId.get(gameId);
  const isOwn = game?.provider.providerId.split('-')[0] === provider;
  return isOwn && !isPlayOfNobody(path, site.brand) ? { site, path, gameId } : undefined;
}
