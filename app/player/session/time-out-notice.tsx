import { Button } from '../../../ui/control/button';
import { useSite } from '../../../ui/site/site-context';
import { FormProblem } from '../forms/form-parts';
import type { SignInRefusal } from '../sign-in/sign-in-refusal';
import styles from '../sign-in/sign-in-view.module.css';
import { timeLeft } from './time-left';

interface TimeOutNoticeProps {
  refusal: SignInRefusal;
  /** The start of the cooling is on its way. */
  busy: boolean;
  /** Code of what stopped it. */
  problem?: string;
  wanted: string;
  onCool: (ticket: string) => void;
}

/** What a player in a time-out is told instead of being signed in, and the button that starts the cooling (AUTH-32, AUTH-37). */
export function TimeOutNotice({ refusal, busy, problem, wanted, onCool }: TimeOutNoticeProps) {
  const { locale, t, tag } = useSite();
  const { remainingDays, playerId, isCooling, milliseconds, initiator, coolingTicket } = refusal;
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
      <FormProblem codes={problem ? [problem] : undefined}>
        {problem && t('signIn.timeOut.coolingFailed')}
      </FormProblem>
      {isCooling ? (
        <p>{t('signIn.timeOut.coolingText')}</p>
      ) : (
        coolingTicket && (
          <form
            method="post"
            action={`/${locale}/login?${new URLSearchParams({ wanted }).toString()}`}
            onSubmit={(event) => {
              event.preventDefault();
              onCool(coolingTicket);
            }}
          >
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
