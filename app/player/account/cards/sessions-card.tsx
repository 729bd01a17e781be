import { useSearchParams } from '@remix-run/react';
import { Button } from '../../../../ui/control/button';
import { useSite } from '../../../../ui/site/site-context';
import { FormSuccess } from '../../forms/form-parts';
import { AccountForm } from '../account-form';
import { everywhereForm, sessionForm } from '../account-forms';
import { AccountCard, MissingPart } from '../account-page';
import styles from './sign-in-list.module.css';
import { useAccountForm } from '../use-account-form';

interface Session {
  sessionId: string;
  current: boolean;
  device: string;
  since: string;
  lastUsed: string;
  place: string;
}

/** The player's active sessions, each with a button to end it. */
export function SessionsCard({ sessions }: { sessions: Session[] | undefined }) {
  const { t } = useSite();
  const [search] = useSearchParams();
  return (
    <AccountCard id="session" title={t('account.sessions.title')} text={t('account.sessions.text')}>
      {search.get('saved') === 'session' && <FormSuccess>{t('account.sessions.ended')}</FormSuccess>}
      {sessions ? (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionRow key={session.sessionId} session={session} />
          ))}
        </ul>
      ) : (
        <MissingPart />
      )}
      <SignOutEverywhere />
    </AccountCard>
  );
}

function SignOutEverywhere() {
  const { t } = useSite();
  const { form, busy } = useAccountForm(everywhereForm, { card: 'everywhere' });
  return (
    <AccountForm card="everywhere" form={form} saved={false}>
      <Button type="submit" emphasis="secondary" aria-disabled={busy}>
        {t('account.sessions.signOutEverywhere')}
      </Button>
    </AccountForm>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useSite();
  const { sessionId, current, since, place } = session;
  const device = session.device || t('account.sessions.unknownDevice');
  const { form, busy } = useAccountForm(sessionForm, { card: 'session', defaultValue: { sessionId } });
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.device}>
          {device}
          {current && <span className={styles.current}>{t('account.sessions.current')}</span>}
        </p>
        <p className={styles.detail}>
          {[place, t('account.sessions.since', { date: since })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!current && (
        <AccountForm card="session" form={form} saved={false}>
          <input type="hidden" name="sessionId" value={sessionId} />
          <Button
            type="submit"
            emphasis="secondary"
            aria-disabled={busy}
            aria-label={t('account.sessions.endOf', { device, date: since })}
          >
            {t('account.sessions.end')}
          </Button>
        </AccountForm>
      )}
    </li>
  );
}
