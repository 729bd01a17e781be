import { Link } from '@remix-run/react';
import { useState } from 'react';
import type { BonusCodeForm, PlatformReward } from '../../../schemas/generated/types';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard, AccountPage } from '../account/account-page';
import { TextField } from '../forms/field';
import { FormActions, SubmitButton } from '../forms/form-parts';
import { useFormPath } from '../forms/form-path';
import { RouteForm, useRouteForm } from '../forms/route-form';
import { bonusCodeForm, type CodeAnswer, codeIntent, rewardErrors } from './reward-form';
import { EndedByAnother } from './ended-by-another';
import { RewardButton } from './reward-button';
import { RewardGives } from '../../../ui/reward/reward-gives';
import { bonusCodePath } from './reward-paths';
import { RewardProblem } from './reward-problem';
import { RewardTerms } from '../../../ui/reward/reward-terms';
import styles from './rewards.module.css';

type Found = NonNullable<CodeAnswer['found']>;

interface BonusCodePageProps {
  active?: PlatformReward[];
  /** Code from the address. */
  code: string;
  answer?: CodeAnswer | undefined;
}

/** Form for a bonus code: shows its reward first, then a button to claim it (BONUS-17 to BONUS-26). */
export function BonusCodePage({ active = [], code, answer }: BonusCodePageProps) {
  const { t } = useSite();
  const [found, setFound] = useState(answer?.found);
  return (
    <AccountPage title="account.pages.bonusCode">
      {answer?.intent !== codeIntent && <RewardProblem result={answer?.result} />}
      {found ? (
        <FoundBonus {...found} active={active} onAnother={() => setFound(undefined)} />
      ) : (
        <CodeCard code={code} answered={answer} onFound={setFound} />
      )}
      <p className={styles.intro}>{t('rewards.intro')}</p>
    </AccountPage>
  );
}

interface CodeCardProps {
  code: string;
  answered: CodeAnswer | undefined;
  onFound: (found: Found) => void;
}

function CodeCard({ code, answered, onFound }: CodeCardProps) {
  const { t } = useSite();
  const action = useFormPath();
  const { form, fields, busy } = useRouteForm<BonusCodeForm, CodeAnswer>(bonusCodeForm, {
    action,
    intent: codeIntent,
    answered,
    defaultValue: { bonusCode: code },
    onAnswer({ found }) {
      if (found) onFound(found);
    },
  });
  return (
    <AccountCard title={t('rewards.code.title')} text={t('rewards.code.text')}>
      <RouteForm action={action} intent={codeIntent} form={form} errorTexts={rewardErrors}>
        <TextField
          meta={fields.bonusCode}
          label={t('rewards.code.label')}
          errorTexts={rewardErrors}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <FormActions>
          <SubmitButton busy={busy}>{t('rewards.code.check')}</SubmitButton>
        </FormActions>
      </RouteForm>
    </AccountCard>
  );
}

function FoundBonus({
  code,
  reward,
  active,
  onAnother,
}: Found & { active: PlatformReward[]; onAnother: () => void }) {
  const { locale, t } = useSite();
  const blocking = active.find(({ bonusAssignmentId }) => bonusAssignmentId === reward.blockedBy);
  const withDeposit = reward.terms.reward === 'deposit-match';
  return (
    <AccountCard title={reward.name}>
      <p className={styles.vertical}>{t(`rewards.vertical.${reward.vertical}`)}</p>
      <RewardGives reward={reward} />
      <RewardTerms reward={reward} />
      {blocking && <EndedByAnother bonus={blocking} />}
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
        <Link to={`/${locale}${bonusCodePath}`} className={styles.keep} onClick={onAnother}>
          {t('rewards.code.another')}
        </Link>
      </FormActions>
    </AccountCard>
  );
}
