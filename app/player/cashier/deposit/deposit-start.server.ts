import type { PlatformPaymentMethods } from '../../../../schemas/generated/types';
import {
  validatePlatformDepositPermission,
  validatePlatformDocuments,
  validatePlatformProfile,
} from '../../../../schemas/generated/validators.js';
import { PlatformError } from '../../../platform/client.server';
import type { Player } from '../../../platform/player.server';
import { visitorAddressHeader } from '../../../platform/visitor/visitor-country.server';
import { log } from '../../../server/log.server';
import { paymentMethods } from '../payment-methods.server';
import {
  type DepositFlow,
  documentsBefore,
  initialDepositFlow,
  nextDepositFlow,
  startResult,
} from './deposit-flow';

interface DepositQuestion {
  /** The player postpones the documents (WALLET-42). */
  later: boolean;
  /** Device fingerprint; empty when there is none. */
  blackbox?: string;
  /** Milliseconds since the epoch. */
  now: number;
}

interface DepositStart {
  flow: DepositFlow;
  /** The deadline for the documents has passed (WALLET-41). */
  isExpired: boolean;
  /** Undefined while the player may not deposit. */
  methods: PlatformPaymentMethods | undefined;
}

/**
 * Whether the player may deposit: documents first, then the platform's permission (API-110, API-083; WALLET-40,
 * WALLET-43). Without a response
 * of the platform the state is ERROR, for a brand that hides its cashier INACTIVE (WALLET-55). Throws what
 * `Player.call` throws as a Response.
 */
export async function startDeposit(
  request: Request,
  player: Player,
  { later, blackbox = '', now }: DepositQuestion,
): Promise<DepositStart> {
  if (player.site.brand.payments.hideCashier)
    return { flow: initialDepositFlow, isExpired: false, methods: undefined };
  let flow = nextDepositFlow(initialDepositFlow, { type: 'start' });
  try {
    const { documents, isFreeOfRequests } = await player.call({
      path: '/platform/v1/player/documents',
      validate: validatePlatformDocuments,
    });
    const missing = isFreeOfRequests ? undefined : documentsBefore(documents, now);
    if (missing) {
      flow = nextDepositFlow(flow, { type: 'documents', status: missing });
      return { flow, isExpired: await isExpired(player, flow), methods: undefined };
    }
    const permission = await player.call({
      method: 'POST',
      path: '/platform/v1/player/wallet/deposit/request',
      query: { later: later ? 'true' : undefined },
      body: { ipAddress: request.headers.get(visitorAddressHeader) ?? '', blackbox },
      validate: validatePlatformDepositPermission,
    });
    flow = nextDepositFlow(flow, { type: 'permission', permission });
    if (flow.status !== 'ALLOWED')
      return { flow, isExpired: await isExpired(player, flow), methods: undefined };
    const methods = await paymentMethods(player);
    flow = nextDepositFlow(flow, {
      type: 'methods',
      minimums: methods.deposit.map(({ minimum }) => minimum),
    });
    return { flow, isExpired: false, methods };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    log.error({ event: 'deposit.start.failed', reason: error.message }, 'no deposit can be begun');
    flow = nextDepositFlow(flow, { type: 'permission', permission: {} });
    return { flow, isExpired: false, methods: undefined };
  }
}

async function isExpired({ call }: Player, { status }: DepositFlow): Promise<boolean> {
  if (status !== 'VERIFYDOCUMENT_STRICT') return false;
  const { kycStatus } = await call({
    path: '/platform/v1/player/profile',
    validate: validatePlatformProfile,
  });
  return startResult(status, kycStatus) === 'pending-expired';
}
