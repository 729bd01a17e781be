import { type ReactNode, useMemo } from 'react';
import { SiteProvider, useSite } from '../../../ui/site/site-context';
import { createTranslate } from '../../site/texts/translate';

/** Gives the pages of verification their texts, beside those that every page has. */
export function VerificationTexts({
  texts,
  children,
}: {
  texts: Record<string, unknown>;
  children: ReactNode;
}) {
  const site = useSite();
  const own = useMemo(() => ({ ...site, t: createTranslate(site.tag, texts) }), [site, texts]);
  return <SiteProvider value={own}>{children}</SiteProvider>;
}
