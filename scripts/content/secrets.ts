import { isRecord } from '../../schemas/is-record';

/** Kinds that consist of a secret, and people, whose rows contain password hashes. */
const secretKinds = new Set(['ApiKey', 'SigningSecret', 'AccessToken', 'SpaceMembership', 'User']);

/** A resource of the space without passwords, tokens and other secrets; null if nothing else is in it. */
export function withoutSecrets(kind: string, value: unknown): unknown {
  if (secretKinds.has(kind)) return null;
  if (kind !== 'WebhookDefinition' || !isRecord(value)) return value;
  const headers: readonly unknown[] = Array.isArray(value.headers) ? value.headers : [];
  return {
    ...value,
    headers: headers.map((header) =>
      isRecord(header) && header.secret === true ? { ...header, value: '' } : header,
    ),
    httpBasicPassword: null,
  };
}
