/** What the policy looks at; more guards join here, so that loaders, links and launch buttons share one answer. */
export interface PolicyInput {
  /** Feature flag of the brand. */
  maintenance: boolean;
  /** Visitor's country may be served; undefined while the platform has not answered. */
  countryAllowed: boolean | undefined;
}

export type PolicyDecision = { allow: true } | { allow: false; reason: 'maintenance' | 'restricted' };

/**
 * Whether the visitor may see the site at all (GUARD-02…04): maintenance replaces everything, then the country.
 * A platform that does not answer does not lock visitors out: the country is asked again with every platform call that matters.
 */
export function decideAccess(input: PolicyInput): PolicyDecision {
  if (input.maintenance) return { allow: false, reason: 'maintenance' };
  if (input.countryAllowed === false) return { allow: false, reason: 'restricted' };
  return { allow: true };
}
