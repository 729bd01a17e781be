import type { MessageKey } from '../../../schemas/generated/message-keys';
import { useSite } from '../../../ui/site/site-context';
import styles from './refusal-screen.module.css';

/** Texts of platform error codes; others have the general one. */
const textByCode: Partial<Record<string, MessageKey>> = {
  'error.play.not.allowed': 'refusal.play',
  'error.withdrawal.not.allowed': 'refusal.withdrawal',
  'error.register.unavailable': 'refusal.registerUnavailable',
  'error.register.no.identifier': 'refusal.registerIdentifier',
};

interface RefusalScreenProps {
  /** 403: the platform refuses the page; 503: the session cannot be read. */
  status: number;
  /** The thrown value: an object with a code. */
  answer: unknown;
}

/** Explains why a page is refused to the player, with next steps (AMB-28), because signing out would not explain it. */
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
