import buttons from '../../../../ui/control/button-link.module.css';
import type { MessageKey } from '../../../../schemas/generated/message-keys';
import type { PlatformIdentityCheck } from '../../../../schemas/generated/types';
import { useSite } from '../../../../ui/site/site-context';
import styles from '../verification.module.css';
import { identityPath } from './identity-paths';

type Status = NonNullable<PlatformIdentityCheck['check']>['status'];

const texts: Record<Exclude<Status, 'open'>, MessageKey> = {
  processing: 'verification.identity.processing',
  approved: 'verification.identity.approved',
  rejected: 'verification.identity.rejected',
  unclear: 'verification.identity.unclear',
  expired: 'verification.identity.expired',
};

/** Status and next step of the last identity check, in the card of the proof of identity. */
export function IdentityOutcome({ status }: { status: Status }) {
  const { t } = useSite();
  if (status === 'open') return null;
  return (
    <p role="status" className={styles.identity} data-identity={status}>
      {t(texts[status])}
      {status === 'rejected' && <> {t('verification.identity.next')}</>}
    </p>
  );
}

/** Link to the check. Loads a new document, because only that page may frame the provider. */
export function IdentityLink({ status }: { status: Status | undefined }) {
  const { locale, t } = useSite();
  return (
    <a
      href={`/${locale}${identityPath}`}
      className={`${buttons.button} ${buttons.primary} ${buttons.medium}`}
    >
      {t(status === 'open' ? 'verification.identity.resume' : 'verification.identity.offer')}
    </a>
  );
}
