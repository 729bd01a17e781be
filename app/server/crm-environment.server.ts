type Variables = Readonly<Record<string, string | undefined>>;

/** The CRM provider (docs/inbox.md). */
export interface CrmProvider {
  /** Address of its script; site key and session key are appended. */
  script: string;
  /** Origins of its script and calls, for the Content-Security-Policy. */
  origins: readonly string[];
}

/** The CRM settings validated by `site-environment.ts` at start; undefined without a provider. */
export function crmProviderOf(env: Variables): CrmProvider | undefined {
  const { CRM_SCRIPT_URL: script, CRM_ORIGINS: others = '' } = env;
  if (!script) return undefined;
  const addresses = [script, ...others.split(/\s+/)].filter(Boolean);
  return { script, origins: [...new Set(addresses.map((address) => new URL(address).origin))] };
}
