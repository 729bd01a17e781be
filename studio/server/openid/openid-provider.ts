import * as openid from 'openid-client';
import type { OpenidAttempt } from '../../../schemas/generated/types';
import { OpenIdRefusal } from './openid-refusal';

/** The studio's registration at an identity provider. */
export interface OpenIdSettings {
  /** Its `.well-known/openid-configuration` describes the provider. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Label of the sign-in button. */
  readonly name: string;
  /** Proves to the content service that the studio may sign people in. */
  readonly signInSecret: string;
}

/** A person as identified by the provider, with a verified address. */
export interface OpenIdIdentity {
  readonly email: string;
  readonly issuer: string;
  readonly subject: string;
}

const timeoutSeconds = 8;

/** The identity provider: authorization code flow with PKCE, state and nonce. */
export class OpenIdProvider {
  readonly #settings: OpenIdSettings;
  readonly #redirectUri: string;
  #found: Promise<openid.Configuration> | undefined;

  /** @param redirectUri as registered at the provider */
  constructor(settings: OpenIdSettings, redirectUri: string) {
    this.#settings = settings;
    this.#redirectUri = redirectUri;
  }

  /**
   * The address to sign in at, and the values to check its response against. @throws OpenIdRefusal when the provider
   * does not respond
   */
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
   * Redeems the authorization code of the provider's redirect.
   * @param query of the redirect's address
   * @throws OpenIdRefusal for a response to another attempt, an unverified address, or without a response
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

  /** Deferred to the first sign-in and retried after a failure: a provider that is down does not prevent password sign-ins. */
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
