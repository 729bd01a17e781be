import type { PreviewFacts } from '../../../schemas/generated/types';
import { type Facts, accessWith, anonymous, anonymousInBreak } from '../../platform/visitor/facts';

/** The visitor an editor looks at a page as. They only choose content: there is no such player. */
export function factsOfPreview({
  authorized,
  deposits,
  lastVisit,
  favourite,
  level,
  country,
  closed = [],
  riskPayout = false,
  marketing = true,
  listed = false,
  variant,
}: PreviewFacts): Facts {
  const isViewedAs = true;
  const variantOf: Facts['variantOf'] = ({ key }) =>
    key === variant?.experiment ? variant.variant : undefined;
  if (!authorized) return { ...(marketing ? anonymous : anonymousInBreak), isViewedAs, variantOf };
  const shut: readonly string[] = closed;
  const access = accessWith((flag) => flag !== 'multibrandSuspended' && !shut.includes(flag));
  return {
    authorized,
    deposits,
    lastVisit,
    favourite,
    level,
    country,
    access: { ...access, riskPayout },
    marketing,
    isViewedAs,
    variantOf,
    isListed: () => listed,
  };
}
