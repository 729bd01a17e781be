import { useMemo, useState } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { gamblingLimitsPath } from '../account/account-navigation';
import { createTranslate } from '../../site/texts/translate';
import type { HelpLink } from '../breaks/help-card';
import { answers, questions, rangeOf, resultOf, results } from './self-test';
import styles from './self-test-page.module.css';

interface SelfTestPageProps {
  /** Support organisations of the market. */
  links: HelpLink[];
  /** The section of the interface texts. */
  texts: Record<string, unknown>;
}

/**
 * A self-test of nine questions, whose answers stay in the browser: its fields are in no form and are not stored.
 * Without JavaScript the table explains how to add up the points.
 */
export function SelfTestPage({ links, texts }: SelfTestPageProps) {
  const { locale, tag, t: shared } = useSite();
  const t = useMemo(() => createTranslate(tag, texts), [tag, texts]);
  const [points, setPoints] = useState<(number | undefined)[]>(() => questions.map(() => undefined));
  const outcome = resultOf(points);
  return (
    <section className={styles.page}>
      <h1>{t('selfTest.title')}</h1>
      <p>
        {t('selfTest.intro')} {t('selfTest.private')}
      </p>
      <ol className={styles.questions}>
        {questions.map((question, index) => (
          <li key={question}>
            <fieldset className={styles.question}>
              <legend>{t(`selfTest.question.${question}`)}</legend>
              <div className={styles.answers}>
                {answers.map((answer, value) => (
                  <label key={answer} className={styles.answer}>
                    <input
                      type="radio"
                      name={question}
                      autoComplete="off"
                      onChange={() =>
                        setPoints((all) => all.map((own, place) => (place === index ? value : own)))
                      }
                    />
                    <span>{t(`selfTest.answer.${answer}`)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <p role="status" className={styles.outcome} data-self-test={outcome?.result ?? 'open'}>
        {outcome ? (
          <>
            <strong>{t('selfTest.total', { total: outcome.total })}</strong>{' '}
            {t(`selfTest.result.${outcome.result}`)}
          </>
        ) : (
          t('selfTest.open')
        )}
      </p>
      <p>{t('selfTest.scoring')}</p>
      <dl className={styles.results}>
        {results.map(({ name }) => (
          <div key={name} aria-current={outcome?.result === name || undefined}>
            <dt>{rangeOf(name)}</dt>
            <dd>{t(`selfTest.result.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('selfTest.help')}</h2>
      <ul className={styles.links}>
        <li>
          <a href={`/${locale}${gamblingLimitsPath}`}>{t('selfTest.limits')}</a>
        </li>
        <li>
          <a href={`/${locale}${gamblingLimitsPath}#exclusion`}>{t('selfTest.exclude')}</a>
        </li>
        <li>
          <a href={`/${locale}/responsible-gambling`}>{shared('breaks.help.page')}</a>
        </li>
        {links.map(({ name, href, newTab }) => (
          <li key={name}>
            <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
              {name}
              {newTab && <span className="visually-hidden"> ({shared('app.opensInNewTab')})</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
