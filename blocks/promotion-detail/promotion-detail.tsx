import type { BlockProps } from '../../schemas/generated/blocks';
import { ButtonLink } from '../../ui/control/button-link';
import { Countdown } from '../../ui/promotion/countdown';
import { formatDateRange } from '../../ui/format/date-range';
import { visibleLinks } from '../../ui/site/navigation-link';
import { Picture } from '../../ui/picture/picture';
import { PromotionStatus } from '../../ui/promotion/promotion-status';
import { RewardGives } from '../../ui/reward/reward-gives';
import { RewardTerms } from '../../ui/reward/reward-terms';
import { RichTextView } from '../../ui/text/rich-text-view';
import { useSite } from '../../ui/site/site-context';
import { SiteLink } from '../../ui/site/site-link';
import { TournamentView } from '../../ui/promotion/tournament-view';
import styles from './promotion-detail.module.css';

/** A clock that starts further away says less than the date does. */
const countedDays = 30;
const dayMs = 86_400_000;

/** One promotion in full, with its conditions beside it and its tournament below (ROUTE-20, PROMO-10). */
export function PromotionDetail({ content, live }: BlockProps<'promotion-detail'>) {
  const { authorized, now, tag, timeZone, t } = useSite();
  const { body, callToAction, card, claim, conditions, listHref, tournament } = live;
  const { campaign } = card;
  // The editor's own words for the same way go first.
  const own = callToAction?.target === claim?.target ? [callToAction] : [claim, callToAction];
  const links = visibleLinks(
    own.flatMap((link) => link ?? []),
    authorized,
  );
  const upcoming = card.status === 'upcoming';
  const near = (time: string): boolean => Date.parse(time) - now < countedDays * dayMs;
  return (
    <div className={styles.detail}>
      <SiteLink target={listHref} className={styles.back}>
        {content.backLabel ?? t('promotionDetail.back')}
      </SiteLink>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Picture
            image={card.image}
            sizes="(min-width: 960px) 56vw, 100vw"
            widths={[480, 640, 800, 1200]}
            priority
            decorative
          />
        </div>
        <div className={styles.offer}>
          <div className={styles.line}>
            {card.badge && <p className={styles.badge}>{card.badge}</p>}
            <PromotionStatus promotion={card} />
          </div>
          <h1 className={styles.title}>{card.title}</h1>
          <p className={styles.summary}>{card.summary}</p>
          {card.startsAt && card.endsAt && (
            <p className={styles.dates}>{formatDateRange(card.startsAt, card.endsAt, { tag, timeZone })}</p>
          )}
          {/* A tournament has its own countdown. */}
          {!tournament && upcoming && card.startsAt && near(card.startsAt) && (
            <Countdown
              to={card.startsAt}
              label={t('promotionDetail.startsIn')}
              over={t('promotionDetail.started')}
            />
          )}
          {!tournament && !upcoming && card.endsAt && near(card.endsAt) && (
            <Countdown
              to={card.endsAt}
              label={t('promotionDetail.endsIn')}
              over={t('promotionDetail.ended')}
            />
          )}
          {links.map((link, place) => (
            <ButtonLink
              key={link.target}
              link={claim && place > 0 ? { ...link, emphasis: 'secondary' } : link}
              size="large"
            />
          ))}
        </div>
      </div>
      {(body || conditions || campaign) && (
        <div className={styles.texts}>
          {body && <RichTextView document={body} className={styles.body} />}
          {(conditions || campaign) && (
            <div className={styles.beside}>
              {campaign && (
                <section className={styles.conditions}>
                  <h2>{t('rewards.maths.title')}</h2>
                  <RewardGives reward={campaign} />
                  <RewardTerms reward={campaign} />
                </section>
              )}
              {conditions && (
                <section className={styles.conditions}>
                  <h2>{t('promotionDetail.conditions')}</h2>
                  <RichTextView document={conditions} />
                </section>
              )}
            </div>
          )}
        </div>
      )}
      {tournament && <TournamentView content={tournament.content} live={tournament.live} />}
      {card.tags.length > 0 && (
        <nav aria-label={t('promotionDetail.tags')}>
          <ul className={styles.tags}>
            {card.tags.map(({ slug, label, href }) => (
              <li key={slug}>
                <SiteLink target={href}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
