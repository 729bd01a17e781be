type Variables = Readonly<Record<string, string | undefined>>;

/** The provider of the messenger (docs/messenger.md). */
export interface MessengerProvider {
  /** Address of its script; the key of a site is appended. */
  script: string;
  /** Origins of its scripts, frames, pictures and calls, for the Content-Security-Policy. */
  origins: readonly string[];
}

/** The messenger settings validated by `site-environment.ts` at start; undefined without a provider. */
export function messengerProviderOf(env: Variables): MessengerProvider | undefined {
  const { MESSENGER_SCRIPT_URL: script, MESSENGER_ORIGINS: others = '' } = env;
  if (!script) return undefined;
  const addresses = [script, ...others.split(/\s+/)].filter(Boolean);
  return { script, origins: [...new Set(addresses.map((address) => new URL(address).origin))] };
}
