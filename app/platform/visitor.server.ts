import { type PolicyDecision, decideAccess } from '../site/policy';
import type { Site } from '../site/site';
import type { Visitor } from './visitor';
import { readSession, visitorOf } from './session.server';
import { visitorCountry } from './visitor-country.server';

export interface KnownVisitor {
  visitor: Visitor;
  idToken: string | undefined;
  access: PolicyDecision;
}

/** Who is asking, as far as pages may know, and whether the site may be shown at all. */
export async function visitorFor(request: Request, site: Site): Promise<KnownVisitor> {
  const session = await readSession(request, site);
  const [visitor, country] = await Promise.all([visitorOf(session), visitorCountry(request, site)]);
  return {
    visitor,
    idToken: visitor.authorized ? session?.idToken : undefined,
    access: decideAccess({ maintenance: site.brand.features.maintenance, countryAllowed: country?.allowed }),
  };
}
