import type { MouseEventHandler, ReactNode } from 'react';
import { dialogPage } from './dialog-page';
import { isExternal, siteHref } from './site-href';
import { useSite } from './site-context';

interface SiteLinkProps {
  /** A target as editors write it; a finished address (with locale) is taken as it is. */
  target: string;
  newTab?: boolean;
  className?: string;
  /** With JavaScript, the target may be opened in place. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  children: ReactNode;
  'aria-current'?: 'page' | 'true';
  'aria-label'?: string;
}

/** A plain link. A target that must not become a link is shown as text, so that no dead or dangerous link reaches a page. */
export function SiteLink({ target, newTab, className, children, ...own }: SiteLinkProps) {
  const site = useSite();
  const href = siteHref(target, site.locale);
  if (!href) return <span className={className}>{children}</span>;
  const page = dialogPage(href, site.locale);
  if (page)
    return (
      <a href={page.href} data-dialog={page.dialog} className={className} {...own}>
        {children}
      </a>
    );
  const away = newTab || isExternal(href);
  return (
    <a
      href={href}
      className={className}
      {...own}
      {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {away && <span className="visually-hidden"> ({site.t('app.opensInNewTab')})</span>}
    </a>
  );
}
