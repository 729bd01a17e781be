import type { MessageKey } from '../../../schemas/generated/message-keys';
import { useSite } from '../../../ui/site/site-context';
import styles from './refusal-screen.module.css';

/** Texts of the platform's reasons; every other has the general one. */
const textByCode: Partial<Record<string, MessageKey>> = {
  'error.play.not.allowed': 'refusal.play',
  'error.withdrawal.not.allowed': 'refusal.withdrawal',
  'error.register.unavailable': 'refusal.registerUnavailable',
  'error.register.no.identifier': 'refusal.registerIdentifier',
};

interface RefusalScreenProps {
  /** 403: the platform does not allow it; 503: it cannot be told who asks. */
  status: number;
  /** The thrown value: an object with a code. */
  answer: unknown;
}

/** Says why a page of the player is not shown, and what to do (AMB-28): signing out would explain nothing. */
export function RefusalScreen({ status, answer }: RefusalScreenProps) {
  const { locale, t } = useSite();
  const isRefused = status === 403;
  return (
    <section className={styles.screen}>
      <h1>{t(isRefused ? 'refusal.title' : 'refusal.unavailableTitle')}</h1>
      <p>{t(isRefused ? (textByCode[codeOf(answer)] ?? 'refusal.general') : 'refusal.unavailable')}</p>
      {isRefused && <a href={`/${locale}/contact-us`}>{t('refusal.contact')}</a>}
    </section>
  );
}

function codeOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : '';
}
