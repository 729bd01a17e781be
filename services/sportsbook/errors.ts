/** Error codes of the sportsbook. Codes of the wallet are passed on unchanged. */
export type BookErrorCode =
  | 'error.not.found'
  | 'error.request.invalid'
  | 'error.key.invalid'
  | 'error.context.expired'
  | 'error.sign.in.required'
  | 'error.session.of.another.player'
  | 'error.too.many.requests'
  | 'error.feed.silent'
  | 'error.event.closed'
  | 'error.market.suspended'
  | 'error.odds.changed'
  | 'error.selections.related'
  | 'error.selections.too.many'
  | 'error.combinations.too.many'
  | 'error.stake.too.low'
  | 'error.stake.too.high'
  | 'error.bet.key.used'
  | 'error.bet.not.found'
  | 'error.bet.not.open'
  | 'error.cash.out.changed'
  | 'error.cash.out.unavailable'
  | 'error.wallet.unavailable'
  | 'error.system.error';

/** Details beside the code, such as the current odds. */
export type Details = Readonly<Record<string, unknown>>;

/** Error response of the sportsbook, or one of the wallet that is passed on. */
export class BookRefusal extends Error {
  override name = 'BookRefusal';

  constructor(
    readonly status: number,
    /** One of {@link BookErrorCode}, or a code of the wallet. */
    readonly code: string,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }

  body(): Details {
    const { code, message, details } = this;
    return { code, message, ...details };
  }
}

/** Creates an error with a code of the sportsbook. */
export function refusal(
  status: number,
  code: BookErrorCode,
  message: string,
  details?: Details,
): BookRefusal {
  return new BookRefusal(status, code, message, details);
}
