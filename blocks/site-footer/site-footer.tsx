import type { BlockProps } from '../../schemas/generated/blocks';
import type { Link } from '../../schemas/generated/types';
import { footerTermsId } from '../../ui/site/footer-terms';
import { LogoStrip, MarkList } from '../../ui/picture/mark-list';
import { marksOfMarket } from '../../ui/picture/marks-of-market';
import { visibleLinks } from '../../ui/site/navigation-link';
import { Picture } from '../../ui/picture/picture';
import { RichTextView } from '../../ui/text/rich-text-view';
import { useSite } from '../../ui/site/site-context';
import { siteHref } from '../../ui/site/site-href';
import { SiteLink } from '../../ui/site/site-link';
import styles from './site-footer.module.css';

/** Link lists, payment methods, licences, responsible-gambling marks and the terms of the market (SHELL-05). */
export function SiteFooter({ content, live }: BlockProps<'site-footer'>) {
  const { authorized, brand, locale, market, t } = useSite();
  const termsPage = siteHref('/terms', locale);
  // Terms in the footer have no page (ROUTE-24).
  const exists = (target: string): boolean =>
    !content.suppliesTerms || siteHref(target, locale) !== termsPage;
  const pages = (list: { label: string; href: string }[]): Link[] =>
    list.map(({ label, href }) => ({ label, target: href }));
  const cookieSettings: Link = { label: t('consent.open'), target: '#cookie-settings' };
  const lists = [
    ...(content.linkGroups ?? []),
    { label: t('siteFooter.information'), links: pages(live.information) },
    { label: t('siteFooter.support'), links: pages(live.support) },
    // A consent has to be as easy to take back as it was to give: every page leads to it.
    { label: t('siteFooter.legal'), links: [...pages(live.legal), cookieSettings] },
  ]
    .map(({ label, links }) => ({
      label,
      links: visibleLinks(links, authorized).filter(({ target }) => exists(target)),
    }))
    .filter(({ links }) => links.length > 0);
  const marks = marksOfMarket(content.regulationMarks, market);
  const licences = marksOfMarket(content.licences, market);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {(content.logo || marks.length > 0) && (
          <div className={styles.top}>
            {content.logo && (
              <div className={styles.logo}>
                <Picture
                  image={{ ...content.logo, alt: content.logo.alt || brand.name }}
                  sizes="200px"
                  widths={[200, 400, 600]}
                />
              </div>
            )}
            <MarkList
              title={t('siteFooter.marks')}
              marks={marks}
              className={styles.marks}
              widths={[48, 96, 144]}
            />
          </div>
        )}
        {lists.length > 0 && (
          <nav className={styles.lists} aria-label={t('siteFooter.links')}>
            {lists.map(({ label, links }, index) => (
              <div key={index} className={styles.list}>
                <h2 className={styles.heading}>{label}</h2>
                <ul>
                  {links.map((link, place) => (
                    <li key={place}>
                      <SiteLink target={link.target} newTab={link.newTab}>
                        {link.label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <div className={styles.strips}>
          <MarkList
            title={t('siteFooter.licences')}
            marks={licences}
            className={styles.licences}
            widths={[137, 274, 411]}
          />
          {content.showPaymentMethods && live.paymentMethods.length > 0 && (
            <LogoStrip title={t('siteFooter.payments')} className={styles.payments}>
              {live.paymentMethods.map((method, index) => (
                <li key={index}>
                  <Picture
                    image={{ ...method.image, alt: method.alt }}
                    sizes="72px"
                    widths={[72, 144, 216]}
                  />
                </li>
              ))}
            </LogoStrip>
          )}
        </div>
        <div className={styles.end}>
          <RichTextView
            document={content.terms}
            className={styles.terms}
            id={content.suppliesTerms ? footerTermsId : undefined}
          />
          {content.copyright && <p className={styles.copyright}>{content.copyright}</p>}
        </div>
      </div>
    </footer>
  );
}
