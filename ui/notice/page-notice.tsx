import styles from './page-notice.module.css';

export interface PageNoticeProps {
  /** Name of the region for assistive technology. */
  label: string;
  texts: readonly string[];
  /** Finished addresses; the first is the way forward. */
  links: readonly { label: string; href: string }[];
  /** BCP 47 tag and direction, where they are not those of the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** A few words above a page on why the visitor is on it, with links that lead on; works without scripts. */
export function PageNotice({ label, texts, links, lang, dir }: PageNoticeProps) {
  return (
    <section className={styles.notice} aria-label={label} lang={lang} dir={dir} data-notice>
      <div>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
