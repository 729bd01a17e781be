import type { BlockProps } from '../../schemas/generated/blocks';
import { ButtonLink } from '../../ui/control/button-link';
import { CoverPicture } from '../../ui/picture/cover-picture';
import { formatMoney } from '../../ui/format/money';
import { MarkList } from '../../ui/picture/mark-list';
import { marksOfMarket } from '../../ui/picture/marks-of-market';
import { useSite } from '../../ui/site/site-context';
import { SiteLink } from '../../ui/site/site-link';
import styles from './pay-and-play.module.css';

/** The way in by a first deposit, where the market has it (PNP-01, CONTENT-24); nothing for players who are in already. */
export function PayAndPlay({ content, live }: BlockProps<'pay-and-play'>) {
  const { authorized, currencies, market, tag, t } = useSite();
  if (authorized || !live.href) return null;
  const { conditions, image, steps, text, title } = content;
  return (
    <section className={styles.section}>
      <div className={`${styles.banner} ${image ? styles.pictured : ''}`}>
        {image && (
          <CoverPicture
            image={image}
            sizes="(min-width: 960px) 36vw, 100vw"
            widths={[480, 768, 1080]}
            className={styles.media}
          />
        )}
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
          {steps && steps.length > 0 && (
            <ol className={styles.steps}>
              {steps.map((step, index) => (
                <li key={index}>{step}</li>
              ))}
            </ol>
          )}
        </div>
        <div className={styles.act}>
          {live.amounts.length > 0 ? (
            <>
              <h3 className={styles.choose}>{t('offerBlocks.amounts')}</h3>
              <ul className={styles.amounts}>
                {live.amounts.map(({ amount, currency, href }) => {
                  const money = formatMoney(amount, currency, { tag, displays: currencies });
                  return (
                    <li key={amount}>
                      <SiteLink
                        target={href}
                        className={styles.amount}
                        aria-label={t('offerBlocks.payAmount', { amount: money })}
                      >
                        {money}
                      </SiteLink>
                    </li>
                  );
                })}
              </ul>
            </>
          ) : (
            <ButtonLink link={{ label: t('offerBlocks.start'), target: live.href }} size="large" />
          )}
          <MarkList
            title={t('offerBlocks.banks')}
            heading="h3"
            marks={marksOfMarket(content.banks, market)}
            className={styles.banks}
            widths={[72, 144, 216]}
          />
        </div>
        {conditions && <p className={styles.conditions}>{conditions}</p>}
      </div>
    </section>
  );
}
