import type { Call } from '../../http/route';
import { notFound } from '../../http/route';
import type { Action } from '../../operators/audit-log';

type OperatorCall = Pick<
  Call<'operator', { playerId: string }, unknown, unknown>,
  'platform' | 'site' | 'operator' | 'params'
>;

/** An operator's call for a player of the site. Throws 404 `error.player.not.found` for any other player. */
export async function actionOn({ platform, site, operator, params }: OperatorCall): Promise<Action> {
  const player = await platform.players.byId(Number(params.playerId));
  if (player?.siteId === site.siteId) return { player, operator, now: new Date(platform.clock.now()) };
  throw notFound(`Site ${site.siteId} has no player ${params.playerId}.`, 'error.player.not.found');
}
