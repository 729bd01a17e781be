import { Link, useSearchParams } from '@remix-run/react';
import buttons from '../../../ui/control/button-link.module.css';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard } from '../account/account-page';
import { tabPaths } from '../account/account-navigation';
import { FormActions, FormSuccess } from '../forms/form-parts';
import { IdentityLink, IdentityOutcome } from './identity/identity-outcome';
import { slugOf } from './document-flow';
import type { ShownDocument, VerificationPageData } from './verification-page.server';
import { useNewStatus } from './use-new-status';
import { rejectionText, statusTexts, typeTexts } from './verification-words';
import styles from './verification.module.css';

/** The player's documents: requested ones with deadlines, reasons of refusals, and those under review. */
export function VerificationCards({ documents, notification, identity }: VerificationPageData) {
  const { t } = useSite();
  const [search] = useSearchParams();
  const sent = documents.find(({ type }) => slugOf(type) === search.get('sent'));
  useNewStatus(identity.check?.status === 'processing');
  return (
    <>
      {sent && <FormSuccess>{t('verification.sent', { document: t(typeTexts[sent.type]) })}</FormSuccess>}
      <p className={styles.state} data-notification={notification}>
        {t(notification === 'INACTIVE' ? idleText(documents) : stateTexts[notification])}
      </p>
      {documents.map((document) => (
        <DocumentCard
          key={document.id}
          {...document}
          identity={document.type === 'PROOF_OF_ID' ? identity : undefined}
        />
      ))}
    </>
  );
}

/** A player who is not verified yet may send proofs before they are requested. */
function idleText(documents: readonly ShownDocument[]) {
  const isOpen = documents.some(
    ({ type, status }) => type.startsWith('PROOF_OF') && status === 'UNREQUESTED',
  );
  return isOpen ? 'verification.state.open' : 'verification.state.none';
}

const stateTexts = { NOTIFY: 'verification.state.wanted', UPLOADED: 'verification.state.sent' } as const;

interface DocumentCardProps extends ShownDocument {
  /** State of the provider's check, for the proof of identity. */
  identity: VerificationPageData['identity'] | undefined;
}

function DocumentCard({ id, type, status, reason, daysLeft, identity }: DocumentCardProps) {
  const { locale, t } = useSite();
  const name = t(typeTexts[type]);
  const isOnline = identity?.isOffered === true && identity.check?.status !== 'processing';
  const isOpen = status !== 'UNDER_REVIEW' && status !== 'VERIFIED';
  return (
    <AccountCard id={id} title={name}>
      <div className={styles.facts} data-document={type} data-status={status}>
        {status !== 'UNREQUESTED' && <p className={styles.status}>{t(statusTexts[status])}</p>}
        {isOpen && daysLeft !== undefined && (
          <p>{t('accountBlocks.verification.daysLeft', { count: daysLeft })}</p>
        )}
        {isOpen && reason !== undefined && (
          <p className={styles.reason}>
            <strong>{t('verification.refused')}</strong> {t(rejectionText(reason))}
          </p>
        )}
        {identity?.check && <IdentityOutcome {...identity.check} />}
      </div>
      {isOpen && (
        <FormActions>
          {isOnline && <IdentityLink status={identity.check?.status} />}

          <Link
            to={`/${locale}${tabPaths.verification}/${slugOf(type)}`}
            className={`${buttons.button} ${status === 'UNREQUESTED' || isOnline ? buttons.secondary : buttons.primary} ${buttons.medium}`}
          >
            {t(type === 'EDD_QUESTIONNAIRE' ? 'verification.answer' : 'verification.send')}
            <span className="visually-hidden"> {name}</span>
          </Link>
        </FormActions>
      )}
    </AccountCard>
  );
}
