import type { Identity } from '../identity/identity';
import type { Outbox } from '../outbox/outbox';
import type { PaymentParts } from '../payments/payments';
import type { Randomness } from '../randomness';
import type { RegisterChecks } from '../registers/register-checks';
import type { MarketRules } from '../registration/market-rules';

/** Dependencies of pay-and-play. */
export interface PayAndPlayParts extends PaymentParts {
  random: Randomness;
  rules: MarketRules;
  registers: RegisterChecks;
  outbox: Outbox;
  identity: Identity;
  /** Origin of the platform for callbacks of payment providers. */
  callbackOrigin: string;
  /** HMAC key of the one-time codes. */
  codeKey: string;
}
