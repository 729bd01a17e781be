import {
  validatePlatformEmpty,
  validatePlatformRequestPlayerRestrictionsPath,
  validatePlatformRequestRegisterIdentifier,
} from '../../../../schemas/generated/validators.js';
import { defineRoute } from '../../http/route';
import { audit } from '../../operators/audit-log';
import { actionOn } from './action';

/** Operator routes for national exclusion registers. Operators cannot lift an exclusion. */
export const operatorRegisterRoutes = [
  defineRoute({
    id: 'operator-register-identifier',
    method: 'POST',
    path: '/platform/v1/operator/players/:playerId/register-identifier',
    summary:
      'Gives an account the identifier that the national register is asked by, from a proof of identity.',
    access: 'operator',
    params: validatePlatformRequestPlayerRestrictionsPath,
    body: validatePlatformRequestRegisterIdentifier,
    reply: validatePlatformEmpty,
    async handle(call) {
      const action = await actionOn(call);
      const { platform, body } = call;
      await platform.database.transaction(async (tx) => {
        await platform.registers.setIdentifier(tx, action.player, body.registerIdentifier);
        await audit(tx, action, { action: 'identifier.set', subject: 'register', reason: body.reason });
      });
      return {};
    },
  }),
];
