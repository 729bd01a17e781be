import { Link, useSearchParams } from '@remix-run/react';
import type { PlatformReward } from '../../../schemas/generated/types';
import { ButtonLink } from '../../../ui/control/button-link';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard, AccountPage, MissingPart } from '../account/account-page';
import { tabPaths } from '../account/account-navigation';
import { useMoney } from '../../../ui/format/use-money';
import { FormActions, FormProblem, FormSuccess } from '../forms/form-parts';
import type { FormAnswer } from '../forms/form-answer';
import { EndedByAnother } from './ended-by-another';
import { QueueCard } from './queue/queue-card';
import { groupsOf } from './reward-groups';
import { offerAnchor } from '../../../ui/reward/claim-path';
import { RewardButton } from './reward-button';
import { rewardErrors } from './reward-form';
import { RewardGives } from '../../../ui/reward/reward-gives';
import { bonusCodePath, insteadPath } from './reward-paths';
import { RewardProblem } from './reward-problem';
import { RewardQuestion } from './reward-question';
import { RewardTerms } from '../../../ui/reward/reward-terms';
import styles from './rewards.module.css';
import { PartnerForm } from './special/partner-form';
import type { RewardsData } from './rewards-page.server';

/** Bonuses the player is eligible for, each with its reward and terms (BONUS-41). */
export function EligiblePage({
  eligible,
  active = [],
  queued = [],
  isWithdrawing,
  mayEnterCode,
  answer,
}: RewardsData & { mayEnterCode: boolean; answer?: FormAnswer | undefined }) {
  const { locale, t } = useSite();
  const [query] = useSearchParams();
  const instead = query.get('instead');
  const offers = [...queued, ...(eligible ?? [])];
  const wanted = offers.find(({ campaignId }) => String(campaignId) === instead);
  const blocking = wanted && blockingOf(wanted, active);
  const added = queued.find(({ campaignId }) => String(campaignId) === query.get('queued'));
  return (
    <AccountPage title="account.pages.rewards">
      <p className={styles.intro}>
        {t('rewards.intro')}{' '}
        {mayEnterCode && (
          <Link to={`/${locale}${bonusCodePath}`} className={styles.link}>
            {t('rewards.atDeposit.code')}
          </Link>
        )}
      </p>
      <RewardProblem result={answer?.result} />
      {added && <FormSuccess>{t('rewards.queue.added', { name: added.name })}</FormSuccess>}
      {wanted && blocking && <InsteadQuestion wanted={wanted} blocking={blocking} />}
      {instead !== null && !blocking && (
        <FormProblem codes={['error.bonus.active.already.exists']} errorTexts={rewardErrors} />
      )}
      {!eligible && <MissingPart />}
      {isWithdrawing && <p className={styles.notice}>{t('rewards.off')}</p>}
      {queued.map((reward) => (
        <QueueCard
          key={reward.queuedPlayerBonusId}
          reward={reward}
          blocking={active.find(({ bonusAssignmentId }) => bonusAssignmentId === reward.blockedBy)}
        />
      ))}
      {!isWithdrawing && offers.length === 0 && eligible && (
        <p className={styles.notice}>{t('rewards.none')}</p>
      )}
      {!isWithdrawing &&
        groupsOf(eligible ?? []).map(({ group, rewards }) => (
          <div key={group} role="group" aria-label={t(`rewards.groups.${group}`)} className={styles.group}>
            {rewards.map((reward) => (
              <EligibleCard
                key={reward.campaignId}
                reward={reward}
                blocking={active.find(({ bonusAssignmentId }) => bonusAssignmentId === reward.blockedBy)}
                mayQueue={queued.every(({ vertical }) => vertical !== reward.vertical)}
              />
            ))}
          </div>
        ))}
    </AccountPage>
  );
}

/** The active bonus that blocks an offer; the platform may have one that the list of offers did not. */
function blockingOf(wanted: PlatformReward, active: PlatformReward[]): PlatformReward | undefined {
  const held = active.filter(({ endedAt }) => endedAt === null);
  return (
    held.find(({ bonusAssignmentId }) => bonusAssignmentId === wanted.blockedBy) ??
    held.find(({ campaignCategory }) => campaignCategory === 'triggered') ??
    held.find(({ vertical }) => vertical === wanted.vertical)
  );
}

/** Kinds of rewards that can be queued behind the active bonus. */
const queueable = ['money', 'free-rounds', 'deposit-match'];

interface EligibleCardProps {
  reward: PlatformReward;
  /** The active bonus that must end first. */
  blocking: PlatformReward | undefined;
  /** Whether the queue of the vertical has space. */
  mayQueue: boolean;
}

function EligibleCard({ reward, blocking, mayQueue }: EligibleCardProps) {
  const { t } = useSite();
  const { campaignId, name, vertical } = reward;
  return (
    <AccountCard id={offerAnchor(campaignId)} title={name}>
      <p className={styles.vertical}>{t(`rewards.vertical.${vertical}`)}</p>
      <RewardGives reward={reward} />
      <RewardTerms reward={reward} />
      {blocking && <EndedByAnother bonus={blocking} />}
      <FormActions>
        {reward.terms.reward === 'partner' ? (
          <PartnerForm reward={reward} blocking={blocking} />
        ) : (
          <EligibleActions reward={reward} mayQueue={mayQueue} />
        )}
      </FormActions>
    </AccountCard>
  );
}

function EligibleActions({ reward, mayQueue }: Omit<EligibleCardProps, 'blocking'>) {
  const { locale, t } = useSite();
  const { campaignId, name, blockedBy, terms, isOptedIn = false } = reward;
  if (blockedBy !== null && blockedBy !== undefined)
    return (
      <>
        {mayQueue && queueable.includes(terms.reward) && (
          <RewardButton send={{ intent: 'queue', campaignId }} label={`${t('rewards.queue.add')}: ${name}`}>
            {t('rewards.queue.add')}
          </RewardButton>
        )}
        <Link to={`/${locale}${insteadPath(campaignId)}`} preventScrollReset className={styles.keep}>
          {t('rewards.questions.giveUpAndClaim')}
        </Link>
      </>
    );
  if (terms.reward === 'icash')
    return (
      <RewardButton send={{ intent: 'icash', campaignId }} label={`${t('rewards.icash.activate')}: ${name}`}>
        {t('rewards.icash.activate')}
      </RewardButton>
    );
  if (terms.reward === 'cashback')
    return (
      <RewardButton
        send={{ intent: 'cashback-activate', campaignId }}
        label={`${t('rewards.cashback.start')}: ${name}`}
      >
        {t('rewards.cashback.start')}
      </RewardButton>
    );
  if (terms.reward !== 'deposit-match')
    return (
      <RewardButton
        send={{ intent: terms.reward === 'sportsbook' ? 'sportsbook' : 'claim', campaignId }}
        label={`${t('rewards.claim')}: ${name}`}
      >
        {t('rewards.claim')}
      </RewardButton>
    );
  return (
    <>
      <ButtonLink link={{ label: t('rewards.deposit'), target: `${tabPaths.deposit}?bonus=${campaignId}` }} />
      <RewardButton
        send={{ intent: isOptedIn ? 'opt-out' : 'opt-in', campaignId }}
        emphasis="secondary"
        label={`${t(isOptedIn ? 'rewards.optOut' : 'rewards.optIn')}: ${name}`}
      >
        {t(isOptedIn ? 'rewards.optOut' : 'rewards.optIn')}
      </RewardButton>
      {isOptedIn && <p className={styles.note}>{t('rewards.optedIn')}</p>}
    </>
  );
}

/** Asks whether to forfeit the active bonus for another (BONUS-28). */
function InsteadQuestion({ wanted, blocking }: { wanted: PlatformReward; blocking: PlatformReward }) {
  const { locale, t } = useSite();
  const money = useMoney();
  const { bonusAssignmentId = '', wageringProgress = 0, balance = 0, currency } = blocking;
  const { queuedPlayerBonusId } = wanted;
  return (
    <RewardQuestion
      title={t('rewards.questions.instead', { old: blocking.name, name: wanted.name })}
      text={t('rewards.questions.insteadText', { old: blocking.name, amount: money(balance, currency) })}
      back={`/${locale}${tabPaths.rewards}`}
      keep={t('rewards.questions.keep', { name: blocking.name })}
    >
      <RewardButton
        emphasis="secondary"
        send={{
          ...{ intent: 'instead', campaignId: wanted.campaignId, bonusAssignmentId, wageringProgress },
          ...(queuedPlayerBonusId === undefined ? {} : { queuedPlayerBonusId }),
        }}
      >
        {t('rewards.questions.giveUpAndClaim')}
      </RewardButton>
    </RewardQuestion>
  );
}
