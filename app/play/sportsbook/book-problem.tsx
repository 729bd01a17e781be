import type { MessageKey } from '../../../schemas/generated/message-keys';
import { Button } from '../../../ui/control/button';
import { ButtonLink } from '../../../ui/control/button-link';
import { useSite } from '../../../ui/site/site-context';
import { gamblingLimitsPath, tabPaths } from '../../player/account/account-navigation';
import { type ProblemName, problemNameOf } from '../launch/launch-problem';
import styles from './sportsbook-stage.module.css';

type Way = 'again' | 'signIn' | 'verify' | 'seeLimits' | 'deposit' | 'help';

interface BookProblem {
  text: MessageKey;
  way?: Way;
}

const unavailable: BookProblem = { text: 'sportsbook.error.unavailable', way: 'again' };
const closed: BookProblem = { text: 'sportsbook.error.closed' };

/** Sportsbook notices for the problems of a launch. */
const problems: Partial<Record<ProblemName, BookProblem>> = {
  restricted: closed,
  'market-closed': closed,
  closed,
  verify: { text: 'sportsbook.error.verify', way: 'verify' },
  'signed-out': { text: 'sportsbook.error.signedOut', way: 'signIn' },
  limit: { text: 'sportsbook.error.limit', way: 'seeLimits' },
  excluded: { text: 'sportsbook.error.excluded', way: 'help' },
  funds: { text: 'sportsbook.error.funds', way: 'deposit' },
  network: { text: 'sportsbook.error.network', way: 'again' },
  'too-many': { text: 'sportsbook.error.tooMany', way: 'again' },
  unheard: { text: 'sportsbook.error.unheard', way: 'again' },
};

/** @param code name of a problem, or error code of the platform */
export function bookProblemOf(code: string): BookProblem {
  return problems[problemNameOf(code)] ?? unavailable;
}

const wayTexts: Record<Exclude<Way, 'again'>, MessageKey> = {
  signIn: 'signIn.title',
  verify: 'account.pages.verification',
  seeLimits: 'account.pages.gamblingLimits',
  deposit: 'account.pages.deposit',
  help: 'safety.break.help',
};

/** Explains why the sportsbook is not shown, and offers links. */
export function BookProblemNotice({ code, onAgain }: { code: string; onAgain: () => void }) {
  const { locale, t } = useSite();
  const { text, way } = bookProblemOf(code);
  const targets: Record<Exclude<Way, 'again'>, string> = {
    signIn: '#login',
    verify: `/${locale}${tabPaths.verification}`,
    seeLimits: `/${locale}${gamblingLimitsPath}`,
    deposit: `/${locale}${tabPaths.deposit}`,
    help: `/${locale}/responsible-gambling`,
  };
  return (
    <div className={styles.notice} role="alert" data-problem={code}>
      <h2 className={styles.failed}>{t('sportsbook.failed')}</h2>
      <p>{t(text)}</p>
      <div className={styles.ways}>
        {way === 'again' && <OpenForm label={t('wallet.retry')} onOpen={onAgain} />}
        {way && way !== 'again' && (
          <ButtonLink size="large" link={{ label: t(wayTexts[way]), target: targets[way] }} />
        )}
        <ButtonLink
          size="large"
          link={{
            label: t('sportsbook.otherGames'),
            target: `/${locale}/online-casino`,
            emphasis: 'secondary',
          }}
        />
      </div>
    </div>
  );
}

/** Form that opens the sportsbook without scripts. */
export function OpenForm({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <Button type="submit" size="large">
        {label}
      </Button>
    </form>
  );
}
