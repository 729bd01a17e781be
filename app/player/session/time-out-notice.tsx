import { Button } from '../../../ui/control/button';
import { useSite } from '../../../ui/site/site-context';
import { FormProblem } from '../forms/form-parts';
import { useIntent } from '../forms/route-form';
import type { SignInAnswer } from '../sign-in/sign-in-answer';
import type { SignInRefusal } from '../sign-in/sign-in-refusal';
import styles from '../sign-in/sign-in-view.module.css';
import { timeLeft } from './time-left';

interface TimeOutNoticeProps {
  refusal: SignInRefusal;
  /** The action's response to a form posted without fetch. */
  answered: SignInAnswer;
  /** Address of the sign-in page. */
  action: string;
}

/** Shown instead of signing in during a time-out, with the button that starts the cooling-off (AUTH-32, AUTH-37). */
export function TimeOutNotice({ refusal, answered, action }: TimeOutNoticeProps) {
  const { t, tag } = useSite();
  const { submit, busy, answer, lastResult } = useIntent<SignInAnswer>({
    action,
    intent: 'cooling',
    answered,
  });
  const { remainingDays, playerId, isCooling, milliseconds, initiator, coolingTicket } = {
    ...refusal,
    ...answer?.refusal,
  };
  const problem = busy ? undefined : lastResult?.error?.[''];
  const facts: [string, string][] = [
    [t('signIn.timeOut.days'), remainingDays === undefined ? '–' : String(remainingDays)],
    [t('signIn.timeOut.left'), milliseconds === undefined ? '–' : timeLeft(milliseconds, tag)],
    [
      t('signIn.timeOut.initiator'),
      t(initiator === 'player' ? 'signIn.timeOut.byPlayer' : 'signIn.timeOut.byUs'),
    ],
    [
      t('signIn.timeOut.cooling'),
      t(isCooling ? 'signIn.timeOut.coolingRuns' : 'signIn.timeOut.coolingNotStarted'),
    ],
    [t('signIn.timeOut.player'), String(playerId ?? '–')],
  ];
  return (
    <div className={styles.notice} role="status" data-time-out>
      <p>{t('signIn.timeOut.text')}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FormProblem codes={problem ?? undefined}>{t('signIn.timeOut.coolingFailed')}</FormProblem>
      {isCooling ? (
        <p>{t('signIn.timeOut.coolingText')}</p>
      ) : (
        coolingTicket && (
          <form
            method="post"
            action={action}
            onSubmit={(event) => {
              event.preventDefault();
              void submit(event.currentTarget);
            }}
          >
            <input type="hidden" name="intent" value="cooling" />
            <input type="hidden" name="ticket" value={coolingTicket} />
            <Button type="submit" emphasis="secondary" size="large" aria-disabled={busy}>
              {t(busy ? 'forms.sending' : 'signIn.timeOut.startCooling')}
            </Button>
          </form>
        )
      )}
    </div>
  );
}
