import { Link, useSearchParams } from '@remix-run/react';
import type { PlatformReward } from '../../../schemas/generated/types';
import { formatDate } from '../../../ui/format/date';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard, AccountPage, MissingPart } from '../account/account-page';
import { tabPaths } from '../account/account-navigation';
import { useMoney } from '../../../ui/format/use-money';
import { FormActions, FormSuccess } from '../forms/form-parts';
import type { FormAnswer } from '../forms/form-answer';
import { CashbackCard } from './cashback/cashback-card';
import { CashbackPaid } from './cashback/cashback-paid';
import { RewardButton } from './reward-button';
import { forfeitPath } from './reward-paths';
import { RewardProblem } from './reward-problem';
import { RewardProgress } from './progress/reward-progress';
import { RewardQuestion } from './reward-question';
import { RewardTerms } from '../../../ui/reward/reward-terms';
import styles from './rewards.module.css';
import type { ActiveRewardsData } from './rewards-page.server';

/** The player's bonuses with their wagering figures, and those that have ended. */
export function ActivePage({
  active,
  cashback,
  past,
  gamePages,
  answer,
}: ActiveRewardsData & { answer?: FormAnswer | undefined }) {
  const { t } = useSite();
  const [query] = useSearchParams();
  const named = (id: string | null) => active?.find(({ bonusAssignmentId }) => bonusAssignmentId === id);
  const claimed = named(query.get('claimed'));
  const paid = [...(active ?? []), ...(past ?? [])].find(
    ({ bonusAssignmentId }) => bonusAssignmentId === query.get('cashback'),
  );
  const forfeiting = named(query.get('forfeit'));
  return (
    <AccountPage title="account.pages.activeRewards">
      {claimed && <FormSuccess>{t('rewards.claimed', { name: claimed.name })}</FormSuccess>}
      {paid && <CashbackPaid reward={paid} />}
      <RewardProblem result={answer?.result} />
      {forfeiting && <ForfeitQuestion reward={forfeiting} />}
      {(!active || !cashback) && <MissingPart />}
      {active?.length === 0 && cashback?.length === 0 && (
        <p className={styles.notice}>{t('rewards.noneActive')}</p>
      )}
      {cashback?.map((period) => (
        <CashbackCard key={period.campaignId} period={period} />
      ))}
      {active?.map((reward) => (
        <ActiveCard
          key={reward.bonusAssignmentId}
          reward={reward}
          game={gamePages[reward.terms.freeRounds?.gameId ?? '']}
        />
      ))}
      {past && past.length > 0 && <PastCard past={past} />}
    </AccountPage>
  );
}

function ActiveCard({ reward, game }: { reward: PlatformReward; game: string | undefined }) {
  const { locale, t } = useSite();
  const { name, vertical, bonusAssignmentId = '', endedAt, partnerBonusCode, queuedPlayerBonusId } = reward;
  return (
    <AccountCard title={name}>
      <p className={styles.vertical}>{t(`rewards.vertical.${vertical}`)}</p>
      <RewardProgress reward={reward} game={game} />
      <RewardTerms reward={reward} />
      {partnerBonusCode !== undefined && <p>{t('rewards.partner.taken', { code: partnerBonusCode })}</p>}
      {queuedPlayerBonusId !== undefined && (
        <p>
          <Link to={`/${locale}${tabPaths.rewards}`} className={styles.link}>
            {t('rewards.queue.next')}
          </Link>
        </p>
      )}
      {endedAt === null && (
        <FormActions>
          <Link to={`/${locale}${forfeitPath(bonusAssignmentId)}`} preventScrollReset className={styles.keep}>
            {t('rewards.forfeit')}
          </Link>
        </FormActions>
      )}
    </AccountCard>
  );
}

function ForfeitQuestion({ reward }: { reward: PlatformReward }) {
  const { locale, t } = useSite();
  const money = useMoney();
  const { name, bonusAssignmentId = '', wageringProgress = 0, balance = 0, currency } = reward;
  return (
    <RewardQuestion
      title={t('rewards.questions.forfeit', { name })}
      text={t('rewards.questions.forfeitText', { amount: money(balance, currency) })}
      back={`/${locale}${tabPaths.active}`}
      keep={t('rewards.questions.keep', { name })}
    >
      <RewardButton emphasis="secondary" send={{ intent: 'forfeit', bonusAssignmentId, wageringProgress }}>
        {t('rewards.questions.giveUp')}
      </RewardButton>
    </RewardQuestion>
  );
}

function PastCard({ past }: { past: PlatformReward[] }) {
  const { t, tag, timeZone } = useSite();
  const money = useMoney();
  return (
    <AccountCard title={t('rewards.history')}>
      <ul className={styles.past}>
        {past.map(({ bonusAssignmentId, name, endedAt, expiresAt, outcome, converted = 0, currency }) => (
          <li key={bonusAssignmentId}>
            <strong>{name}</strong>
            <span>{t(`rewards.ended.${outcome ?? 'expired'}`, { amount: money(converted, currency) })}</span>
            <span className={styles.note}>
              {formatDate(endedAt ?? expiresAt ?? '', 'date', { tag, timeZone })}
            </span>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
