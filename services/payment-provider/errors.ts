import type { PaymentProviderError } from '../../schemas/generated/types';

type Code = PaymentProviderError['code'];

const statuses: Readonly<Record<Code, number>> = {
  invalid_request: 400,
  unauthorized: 401,
  not_found: 404,
  idempotency_conflict: 409,
  wrong_state: 409,
  unknown_method: 422,
  unknown_instrument: 422,
  internal_error: 500,
};

/** An error response of the provider. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';

  constructor(
    readonly code: Code,
    message: string,
  ) {
    super(message);
  }

  get status(): number {
    return statuses[this.code];
  }

  body(): PaymentProviderError {
    return { code: this.code, message: this.message };
  }
}
