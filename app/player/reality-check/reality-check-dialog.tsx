import { type ReactNode, useState } from 'react';
import type { RealityCheckSummary } from '../../../schemas/generated/types';
import { Button } from '../../../ui/control/button';
import { formatMoney } from '../../../ui/format/money';
import { Modal } from '../../../ui/layout/modal';
import { useSite } from '../../../ui/site/site-context';
import { gamblingLimitsPath, tabPaths } from '../account/account-navigation';
import { lengthText } from '../breaks/length-text';
import { openDialog } from '../dialog/open-dialog';
import { clockText } from '../safety/session-clock';
import styles from './reality-check-dialog.module.css';

/** Actions of the dialog (LIMIT-27). */
export interface RealityCheckAnswers {
  /** @returns whether the timer was restarted */
  reset: () => Promise<boolean>;
  /** @returns whether the platform has recorded that the player continues */
  goOn: () => Promise<boolean>;
  /** @returns whether the session ended */
  signOut: () => Promise<boolean>;
}

/** Shows the reality check over the page, which is inert until the player responds. @returns a function that closes it */
export async function openRealityCheck(
  locale: string,
  summary: RealityCheckSummary,
  answers: RealityCheckAnswers,
): Promise<() => void> {
  let closeDialog = () => {};
  await openDialog(locale, ['app', 'realityCheck'], (close) => {
    closeDialog = close;
    return <RealityCheckDialog summary={summary} {...answers} />;
  });
  return () => closeDialog();
}

function RealityCheckDialog({
  summary,
  reset,
  goOn,
  signOut,
}: RealityCheckAnswers & { summary: RealityCheckSummary }) {
  const { locale, tag, t } = useSite();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const { currency, display, breakMinutes } = summary;
  const money = (amount: number) =>
    formatMoney(amount, currency, { tag, displays: { [currency]: display }, decimals: true });
  const attempt = async (act: () => Promise<boolean>) => {
    if (busy) return;
    setFailed(false);
    setBusy(true);
    if (await act()) return;
    setBusy(false);
    setFailed(true);
  };
  return (
    <Modal title={t('realityCheck.dialog.title')} onClose={() => undefined} required>
      <dl className={styles.figures} data-reality-check>
        <Figure name={t('realityCheck.dialog.signedInFor')}>{clockText(summary.elapsedMs)}</Figure>
        <Figure name={t('realityCheck.dialog.staked')}>{money(summary.turnover)}</Figure>
        <Figure name={t('realityCheck.dialog.won')}>{money(summary.winnings)}</Figure>
        <Figure name={t('realityCheck.dialog.net')}>{money(summary.delta)}</Figure>
      </dl>
      <p className={styles.links}>
        <a href={`/${locale}${tabPaths.transactions}`}>{t('realityCheck.dialog.history')}</a>
        <a href={`/${locale}${gamblingLimitsPath}`}>{t('realityCheck.dialog.limits')}</a>
      </p>
      {breakMinutes > 0 && (
        <p className={styles.note}>
          {t('realityCheck.dialog.break', { length: lengthText(breakMinutes, 'minute', tag) })}
        </p>
      )}
      {failed && (
        <p className={styles.note} role="alert">
          {t('realityCheck.dialog.failed')}
        </p>
      )}
      <div className={styles.answers}>
        <Button emphasis="secondary" aria-disabled={busy} onClick={() => void attempt(signOut)}>
          {t('realityCheck.dialog.logOut')}
        </Button>
        <Button emphasis="secondary" aria-disabled={busy} onClick={() => void attempt(reset)}>
          {t(breakMinutes > 0 ? 'realityCheck.dialog.takeBreak' : 'realityCheck.dialog.reset')}
        </Button>
        {/* A mandatory break cannot be skipped. */}
        {breakMinutes === 0 && (
          <Button emphasis="secondary" aria-disabled={busy} onClick={() => void attempt(goOn)}>
            {t('realityCheck.dialog.continue')}
          </Button>
        )}
      </div>
    </Modal>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
