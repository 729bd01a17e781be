import { Form, Link, useNavigation } from '@remix-run/react';
import { useId } from 'react';
import type { PlatformReward } from '../../../schemas/generated/types';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard, AccountPage } from '../account/account-page';
import { useMoney } from '../cashier/use-money';
import fieldStyles from '../forms/field.module.css';
import { FormActions, FormStack, SubmitButton } from '../forms/form-parts';
import type { RewardAnswer } from './reward-form';
import { RewardButton } from './reward-button';
import { RewardGives } from './reward-gives';
import { bonusCodePath } from './reward-paths';
import { RewardProblem } from './reward-problem';
import { RewardTerms } from './reward-terms';
import styles from './rewards.module.css';

interface BonusCodePageProps {
  active?: PlatformReward[];
  /** From the address. */
  code: string;
  answer?: RewardAnswer | undefined;
}

/** Enters a code: first what it gives, then whether to take it (BONUS-17 to BONUS-26). */
export function BonusCodePage({ active = [], code, answer }: BonusCodePageProps) {
  const { t } = useSite();
  const found = answer?.found;
  return (
    <AccountPage title="account.pages.bonusCode">
      <RewardProblem result={answer?.result} />
      {found ? <FoundBonus {...found} active={active} /> : <CodeForm code={typedCode(answer) ?? code} />}
      <p className={styles.intro}>{t('rewards.intro')}</p>
    </AccountPage>
  );
}

function CodeForm({ code }: { code: string }) {
  const { t } = useSite();
  const id = useId();
  const busy = useNavigation().state !== 'idle';
  return (
    <AccountCard title={t('rewards.code.title')} text={t('rewards.code.text')}>
      <Form method="post">
        <input type="hidden" name="intent" value="code" />
        <FormStack>
          <div className={fieldStyles.field}>
            <label htmlFor={id} className={fieldStyles.label}>
              {t('rewards.code.label')}
            </label>
            <input
              id={id}
              name="bonusCode"
              defaultValue={code}
              required
              maxLength={80}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              className={fieldStyles.control}
            />
          </div>
          <FormActions>
            <SubmitButton busy={busy}>{t('rewards.code.check')}</SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </AccountCard>
  );
}

function FoundBonus({
  code,
  reward,
  active,
}: NonNullable<RewardAnswer['found']> & { active: PlatformReward[] }) {
  const { locale, t } = useSite();
  const money = useMoney();
  const blocking = active.find(({ bonusAssignmentId }) => bonusAssignmentId === reward.blockedBy);
  const withDeposit = reward.terms.reward === 'deposit-match';
  return (
    <AccountCard title={reward.name}>
      <p className={styles.vertical}>{t(`rewards.vertical.${reward.vertical}`)}</p>
      <RewardGives reward={reward} />
      <RewardTerms reward={reward} />
      {blocking && (
        <p className={styles.notice}>
          {t('rewards.questions.insteadText', {
            old: blocking.name,
            amount: money(blocking.balance ?? 0, blocking.currency),
          })}
        </p>
      )}
      <FormActions>
        {blocking ? (
          <RewardButton
            emphasis="secondary"
            send={{
              intent: 'instead',
              bonusCode: code,
              bonusAssignmentId: blocking.bonusAssignmentId ?? '',
              wageringProgress: blocking.wageringProgress ?? 0,
            }}
          >
            {t('rewards.questions.giveUpAndUse')}
          </RewardButton>
        ) : (
          <RewardButton send={{ intent: withDeposit ? 'code-deposit' : 'code-claim', bonusCode: code }}>
            {t(withDeposit ? 'rewards.code.withDeposit' : 'rewards.code.claim')}
          </RewardButton>
        )}
        <Link to={`/${locale}${bonusCodePath}`} className={styles.keep}>
          {t('rewards.code.another')}
        </Link>
      </FormActions>
    </AccountCard>
  );
}

/** The code as it was typed before it was refused. */
function typedCode(answer: RewardAnswer | undefined): string | undefined {
  const typed = answer?.result.initialValue?.['bonusCode'];
  return typeof typed === 'string' ? typed : undefined;
}
