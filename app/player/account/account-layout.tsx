import { Form, Link, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { accountNavigation, navigationPathOf } from './account-navigation';
import { UnreadCount } from '../inbox/unread-count';
import { useUnread } from '../inbox/use-unread';
import styles from './account-layout.module.css';

/** The frame of every page below `/my-account`: current page, navigation and sign-out. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <AccountNavigation />
      <div className={styles.page}>{children}</div>
    </div>
  );
}

/** A sidebar on wide screens, a scrolling row on narrow ones. */
function AccountNavigation() {
  const { locale, rules, hasSportsbook, t } = useSite();
  const navigation = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Scrolls only the row: `scrollIntoView` would also scroll the page.
    const row = navigation.current;
    const current = row?.querySelector('[aria-current]');
    // A link that moves while it is pressed would not receive its click.
    if (!row || !current || row.matches(':active')) return;
    const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [pathname, search]);
  const path = pathname.slice(locale.length + 1);
  const near = navigationPathOf(path);
  const groups = accountNavigation.map(({ title, pages }) => ({
    title,
    pages: pages.filter(({ rule, isSports }) => (rule ? rules[rule] : !isSports || hasSportsbook)),
  }));
  const there = groups.flatMap(({ pages }) => pages.filter((page) => page.path === near));
  // A list with a filter may have a link of its own, beside that of the whole list.
  const current = there.find(({ query }) => query === search) ?? there.find(({ query }) => !query);
  const unread = useUnread();
  return (
    <nav ref={navigation} className={styles.navigation} aria-label={t('account.title')}>
      {groups.map(({ title, pages }) => (
        <div key={title} className={styles.group}>
          <h2 className={styles.groupTitle}>{t(title)}</h2>
          <ul className={styles.links}>
            {pages.map((page) => (
              <li key={page.label}>
                <Link
                  to={`/${locale}${page.path}${page.query ?? ''}`}
                  prefetch="intent"
                  className={styles.link}
                  // Subpages such as the identity check have no link themselves.
                  aria-current={page === current ? (page.path === path ? 'page' : 'true') : undefined}
                >
                  {t(page.label)}
                  {page.unread && <UnreadCount count={unread?.[page.unread] ?? 0} />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Form method="post" action={`/api/logout?locale=${locale}`} reloadDocument className={styles.signOut}>
        <button type="submit" className={styles.link}>
          {t('account.signOut')}
        </button>
      </Form>
    </nav>
  );
}
