import type { PlatformRestriction } from '../../../../schemas/generated/types';
import {
  validatePlatformRequestPlayerRestrictionsPath,
  validatePlatformRequestRestriction,
  validatePlatformRequestRestrictionLift,
  validatePlatformRequestRestrictionPath,
  validatePlatformRestriction,
  validatePlatformRestrictionList,
} from '../../../../schemas/generated/validators.js';
import type { Restriction } from '../../database/tables/restrictions';
import { invalidRequest } from '../../errors';
import { actionOn } from './action';
import { defineRoute } from '../../http/route';
import { audit } from '../../operators/audit-log';
import { activeAt } from '../../players/restrictions';

const PATH = '/platform/v1/operator/players/:playerId/restrictions';

/** Restrictions set and lifted by operators. None is deleted or overwritten. */
export const operatorRestrictionRoutes = [
  defineRoute({
    id: 'operator-restrictions',
    method: 'GET',
    path: PATH,
    summary: 'Every restriction of a player, in force or over.',
    access: 'operator',
    params: validatePlatformRequestPlayerRestrictionsPath,
    reply: validatePlatformRestrictionList,
    async handle(call) {
      const { player, now } = await actionOn(call);
      return { restrictions: player.restrictions.map((each) => shown(each, now)) };
    },
  }),
  defineRoute({
    id: 'operator-restriction-set',
    method: 'POST',
    path: PATH,
    summary: 'Sets a restriction at once, beside those that there are.',
    access: 'operator',
    params: validatePlatformRequestPlayerRestrictionsPath,
    body: validatePlatformRequestRestriction,
    reply: validatePlatformRestriction,
    async handle(call) {
      const action = await actionOn(call);
      const { platform, body } = call;
      const { player, operator, now } = action;
      const until = body.until ? new Date(body.until) : null;
      if (until !== null && until <= now)
        throw invalidRequest({ until: { code: 'invalid.past', message: "'until' is not in the future." } });
      const { kind, reason } = body;
      const by = { setBy: 'operator', setByKey: operator } as const;
      return platform.database.transaction(async (tx) => {
        const set = await platform.identity.restrict(player.playerId, { kind, until, reason, ...by });
        await audit(tx, action, { action: 'restriction.set', subject: String(set.restrictionId), reason });
        return shown(set, now);
      }, 'read committed');
    },
  }),
  defineRoute({
    id: 'operator-restriction-lift',
    method: 'POST',
    path: `${PATH}/:restrictionId/lift`,
    summary: 'Lifts a restriction: at once, or after its cooling where it protects players from themselves.',
    access: 'operator',
    params: validatePlatformRequestRestrictionPath,
    body: validatePlatformRequestRestrictionLift,
    reply: validatePlatformRestriction,
    async handle(call) {
      const action = await actionOn(call);
      const { player, operator, now } = action;
      const { restrictionId } = call.params;
      const { reason } = call.body;
      return call.platform.database.transaction(async (tx) => {
        const lift = { key: operator, reason };
        const lifted = await call.platform.identity.lift(player.playerId, Number(restrictionId), lift);
        await audit(tx, action, { action: 'restriction.lifted', subject: restrictionId, reason });
        return shown(lifted, now);
      }, 'read committed');
    },
  }),
];

function shown(restriction: Restriction, now: Date): PlatformRestriction {
  const { playerId: _playerId, allBrands: _allBrands, setAt, until, liftedAt, ...rest } = restriction;
  return {
    ...rest,
    isActive: activeAt([restriction], now.getTime()).length > 0,
    setAt: setAt.toISOString(),
    until: until?.toISOString() ?? null,
    liftedAt: liftedAt?.toISOString() ?? null,
  };
}
