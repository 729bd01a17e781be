import * as openid from 'openid-client';
import type { OpenidAttempt } from '../../../schemas/generated/types';
import { OpenIdRefusal } from './openid-refusal';

/** How the studio is registered at an identity provider. */
export interface OpenIdSettings {
  /** Its `.well-known/openid-configuration` describes the provider. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** On the button of the sign-in. */
  readonly name: string;
  /** Proves to the content service that the studio may sign people in. */
  readonly signInSecret: string;
}

/** Somebody as the provider names them, with an address that it has verified. */
export interface OpenIdIdentity {
  readonly email: string;
  readonly issuer: string;
  readonly subject: string;
}

const timeoutSeconds = 8;

/** The identity provider: authorization code with PKCE, state and nonce. */
export class OpenIdProvider {
  readonly #settings: OpenIdSettings;
  readonly #redirectUri: string;
  #found: Promise<openid.Configuration> | undefined;

  /** @param redirectUri as it is registered at the provider */
  constructor(settings: OpenIdSettings, redirectUri: string) {
    this.#settings = settings;
    this.#redirectUri = redirectUri;
  }

  /** The address to sign in at, and what its answer is checked against. @throws OpenIdRefusal when the provider does not answer */
  async begin(returnTo: string): Promise<{ address: URL; attempt: OpenidAttempt }> {
    const configuration = await this.#discover();
    const attempt = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
      returnTo,
    };
    const address = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUri,
      scope: 'openid email',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    });
    return { address, attempt };
  }

  /**
   * Redeems the code that the provider sent the browser back with.
   *
   * @param query of the address it was sent to
   * @throws OpenIdRefusal for an answer that is not to this attempt, for an unverified address and without an answer
   */
  async finish(query: string, { state, nonce, verifier }: OpenidAttempt): Promise<OpenIdIdentity> {
    const configuration = await this.#discover();
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, new URL(query, this.#redirectUri), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new OpenIdRefusal('failed', 'the provider sent no identity token');
      const facts =
        typeof claims['email'] === 'string'
          ? claims
          : await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      const { email, email_verified: isVerified } = facts;
      if (typeof email !== 'string' || isVerified !== true)
        throw new OpenIdRefusal('unverified', 'the provider has verified no address of the person');
      return { email, issuer: claims.iss, subject: claims.sub };
    } catch (error) {
      if (error instanceof OpenIdRefusal) throw error;
      throw new OpenIdRefusal('failed', 'the provider’s answer was refused', error);
    }
  }

  /** Only when somebody signs in, and again after a failure: a provider that is down stops nobody from using a password. */
  async #discover(): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    this.#found ??= openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
    });
    try {
      return await this.#found;
    } catch (error) {
      this.#found = undefined;
      throw new OpenIdRefusal('unreachable', 'the provider could not be reached', error);
    }
  }
}
