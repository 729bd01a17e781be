import { type ReactNode, useMemo } from 'react';
import { SiteProvider, useSite } from '../../../ui/site/site-context';
import { createTranslate } from './translate';

interface PageTextsProps {
  /** Sections by name, from the loader. */
  texts: Record<string, unknown>;
  children: ReactNode;
}

/** Adds text sections that only this page needs to those of every application page. */
export function PageTexts({ texts, children }: PageTextsProps) {
  const site = useSite();
  const value = useMemo(() => {
    const own = createTranslate(site.tag, texts);
    const isOwn = (key: string) => Object.hasOwn(texts, key.slice(0, key.indexOf('.')));
    const t: typeof site.t = (key, values) => (isOwn(key) ? own(key, values) : site.t(key, values));
    return { ...site, t };
  }, [site, texts]);
  return <SiteProvider value={value}>{children}</SiteProvider>;
}
