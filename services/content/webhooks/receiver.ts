import type { RestContext } from '../rest/context';
import type { StoredWebhook, WebhookTransformation } from '../store/resource';

/** Address and settings of a delivery. */
export interface Receiver {
  readonly name: string;
  readonly url: string;
  readonly transformation: WebhookTransformation | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Header names in lower case whose values must not be logged. */
  readonly secretHeaders: ReadonlySet<string>;
  /** Signing secret; null sends unsigned. */
  readonly secret: string | null;
  readonly allowedHosts: readonly string[];
}

/** The id of the one signing secret of a space. */
export const SIGNING_SECRET_ID = 'signing_secret';

/** The receiver according to the current webhook. */
export function receiverOf(webhook: StoredWebhook, { store, allowedHosts }: RestContext): Receiver {
  const { name, url, transformation, httpBasicUsername, httpBasicPassword } = webhook;
  const headers = Object.fromEntries(webhook.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  if (httpBasicUsername !== null) {
    const credentials = Buffer.from(`${httpBasicUsername}:${httpBasicPassword ?? ''}`).toString('base64');
    headers.authorization = `Basic ${credentials}`;
  }
  const secretNames = webhook.headers.filter(({ secret }) => secret).map(({ key }) => key.toLowerCase());
  return {
    name,
    url,
    transformation,
    headers,
    secretHeaders: new Set([...secretNames, 'authorization', 'cookie']),
    secret: store.shared.get('SigningSecret', SIGNING_SECRET_ID)?.value ?? null,
    allowedHosts,
  };
}

/** A receiver from the settings. It is trusted, so it may be inside the network. */
export function builtInReceiver(url: string, secret: string): Receiver {
  const { host } = new URL(url);
  return {
    name: `built in: ${host}`,
    url,
    transformation: null,
    headers: {},
    secretHeaders: new Set(),
    secret,
    allowedHosts: [host],
  };
}
