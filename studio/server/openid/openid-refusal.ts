/** Why a sign-in failed; the sign-in page has a text for each. */
export type OpenIdReason =
  'unreachable' | 'failed' | 'unverified' | 'unlisted' | 'switchedOff' | 'contentDown';

/** A failed sign-in at the identity provider. */
export class OpenIdRefusal extends Error {
  override name = 'OpenIdRefusal';
  readonly reason: OpenIdReason;

  constructor(reason: OpenIdReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
