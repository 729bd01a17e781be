import type { PreviewFacts } from '../../../schemas/generated/types';
import { type Facts, accessWith, anonymous, anonymousInBreak } from '../../platform/visitor/facts';

/** The facts of a simulated visitor. They only select content: no such player exists. */
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
