import type { MessageKey } from '../../../../schemas/generated/message-keys';
import { Button } from '../../../../ui/control/button';
import { ButtonLink } from '../../../../ui/control/button-link';
import { useSite } from '../../../../ui/site/site-context';
import { tabPaths } from '../../account/account-navigation';
import { AccountCard } from '../../account/account-page';
import { FormActions } from '../../forms/form-parts';
import { depositLimitPath } from './deposit-form';
import { useReload } from './deposit-place';
import type { DepositView } from './deposit-view';
import type { PermissionState } from '../payment-permission';
import styles from './deposit.module.css';
import { StepLink } from './step-link';

type Step = 'verify' | 'later' | 'limits' | 'contact' | 'retry';

/** The text of each state and the possible next steps, best first (WALLET-37). */
const views: Record<Exclude<PermissionState, 'ALLOWED'>, { text: MessageKey; steps: Step[] }> = {
  INACTIVE: { text: 'deposit.states.inactive', steps: ['contact'] },
  LOADING: { text: 'deposit.states.loading', steps: [] },
  VERIFYDOCUMENT_STRICT: { text: 'deposit.states.strict', steps: ['verify', 'contact'] },
  VERIFYDOCUMENT_LOYAL: { text: 'deposit.states.loyal', steps: ['verify', 'later'] },
  SUSPENDED: { text: 'deposit.states.suspended', steps: ['contact'] },
  ERROR: { text: 'deposit.states.error', steps: ['retry', 'contact'] },
  SELF_LIMIT_REACHED: { text: 'deposit.states.limitReached', steps: ['limits'] },
  WITHDRAWAL_LIMIT_REACHED: { text: 'deposit.states.withdrawalLimit', steps: ['limits', 'contact'] },
  SELF_LIMIT_NOTIFY: { text: 'deposit.states.limitNear', steps: ['limits'] },
  RESTRICTED: { text: 'deposit.states.restricted', steps: ['contact'] },
  VERIFYDOCUMENT_REQUIRED: { text: 'deposit.states.required', steps: ['verify', 'contact'] },
  VERIFYDOCUMENT_UNDER_REVIEW: { text: 'deposit.states.review', steps: ['contact'] },
};

/** Why the player cannot deposit, with next steps. */
export function PermissionView({ status, isExpired, daysLeft, limit, choices }: DepositView) {
  const { t } = useSite();
  const { reload, isReloading } = useReload();
  const shown = isReloading && status === 'ERROR' ? 'LOADING' : status;
  if (shown === 'ALLOWED') return null;
  const { text, steps } = views[shown];
  return (
    <AccountCard title={t('deposit.title')}>
      <p className={styles.state} role="status" data-state={shown}>
        {t(isExpired ? 'deposit.states.expired' : textFor(text, limit), {
          count: daysLeft ?? 0,
          left: limit?.left ?? '',
          date: limit?.resetOn ?? '',
        })}
      </p>
      <FormActions>
        {steps.map((step, index) => (
          <NextStep key={step} step={step} isFirst={index === 0} choices={choices} onRetry={reload} />
        ))}
      </FormActions>
    </AccountCard>
  );
}

/** The platform may report a reached limit without details. */
function textFor(text: MessageKey, limit: DepositView['limit']): MessageKey {
  return text === 'deposit.states.limitReached' && !limit ? 'deposit.states.limitReachedBare' : text;
}

interface NextStepProps {
  step: Step;
  isFirst: boolean;
  choices: DepositView['choices'];
  onRetry: () => void;
}

function NextStep({ step, isFirst, choices, onRetry }: NextStepProps) {
  const { t } = useSite();
  const emphasis = isFirst ? 'primary' : 'secondary';
  switch (step) {
    case 'verify':
      return <ButtonLink link={{ label: t('deposit.verify'), target: tabPaths.verification, emphasis }} />;
    case 'limits':
      return (
        <ButtonLink link={{ label: t('deposit.limits'), target: depositLimitPath(choices), emphasis }} />
      );
    case 'contact':
      return <ButtonLink link={{ label: t('deposit.contact'), target: contactPath, emphasis }} />;
    case 'later':
      return (
        <StepLink label={t('deposit.later')} choices={{ ...choices, later: true }} emphasis={emphasis} />
      );
    case 'retry':
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onRetry();
          }}
        >
          <Button type="submit" emphasis={emphasis}>
            {t('deposit.retry')}
          </Button>
        </form>
      );
  }
}

/** Contact page of the support. */
export const contactPath = '/contact-us';
