import { Link } from '@remix-run/react';
import type { PlatformReward } from '../../../../schemas/generated/types';
import { useSite } from '../../../../ui/site/site-context';
import { AccountCard } from '../../account/account-page';
import { FormActions } from '../../forms/form-parts';
import { RewardButton } from '../reward-button';
import { RewardGives } from '../../../../ui/reward/reward-gives';
import { insteadPath } from '../reward-paths';
import { RewardTerms } from '../../../../ui/reward/reward-terms';
import styles from '../rewards.module.css';

interface QueueCardProps {
  reward: PlatformReward;
  /** The active bonus that blocks it. */
  blocking: PlatformReward | undefined;
}

/** A queued bonus: what it waits for, and whether it is still available as queued (BONUS-39). */
export function QueueCard({ reward, blocking }: QueueCardProps) {
  const { t } = useSite();
  const { name, vertical, queueState = 'over' } = reward;
  return (
    <AccountCard title={name}>
      <p className={styles.vertical}>
        {t('rewards.queue.title')} · {t(`rewards.vertical.${vertical}`)}
      </p>
      <p className={styles.notice}>{t(`rewards.queue.${queueState}`, { name, old: blocking?.name ?? '' })}</p>
      {queueState !== 'over' && (
        <>
          <RewardGives reward={reward} />
          <RewardTerms reward={reward} />
        </>
      )}
      <FormActions>
        <QueueActions reward={reward} />
      </FormActions>
    </AccountCard>
  );
}

function QueueActions({ reward }: { reward: PlatformReward }) {
  const { locale, t } = useSite();
  const { campaignId, name, blockedBy, queueState, queuedPlayerBonusId = '' } = reward;
  const isBlocked = blockedBy !== null && blockedBy !== undefined;
  return (
    <>
      {queueState === 'ready' && (
        <RewardButton
          send={{ intent: 'queue-claim', queuedPlayerBonusId, campaignId }}
          label={`${t('rewards.claim')}: ${name}`}
        >
          {t('rewards.claim')}
        </RewardButton>
      )}
      {queueState === 'changed' && (
        <RewardButton send={{ intent: isBlocked ? 'queue' : 'claim', campaignId }}>
          {t(isBlocked ? 'rewards.queue.again' : 'rewards.claim')}
        </RewardButton>
      )}
      {queueState === 'waiting' && (
        <Link to={`/${locale}${insteadPath(campaignId)}`} preventScrollReset className={styles.keep}>
          {t('rewards.questions.giveUpAndClaim')}
        </Link>
      )}
      <RewardButton
        send={{ intent: 'queue-leave', queuedPlayerBonusId }}
        emphasis="secondary"
        label={`${t('rewards.queue.leave')}: ${name}`}
      >
        {t('rewards.queue.leave')}
      </RewardButton>
    </>
  );
}
