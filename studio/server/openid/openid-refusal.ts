/** Why nobody was signed in; the sign-in has a text for each. */
export type OpenIdReason =
  'unreachable' | 'failed' | 'unverified' | 'unlisted' | 'switchedOff' | 'contentDown';

/** A sign-in at the identity provider that did not succeed. */
export class OpenIdRefusal extends Error {
  override name = 'OpenIdRefusal';
  readonly reason: OpenIdReason;

  constructor(reason: OpenIdReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
