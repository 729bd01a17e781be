import { Link, useSearchParams } from '@remix-run/react';
import buttons from '../../../ui/control/button-link.module.css';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard } from '../account/account-page';
import { tabPaths } from '../account/account-navigation';
import { FormSuccess } from '../forms/form-parts';
import { slugOf } from './document-flow';
import type { ShownDocument, VerificationPageData } from './verification-page.server';
import { useNewStatus } from './use-new-status';
import { rejectionText, statusTexts, typeTexts } from './verification-words';
import styles from './verification.module.css';

/** The documents of a player: what is wanted and until when, why one was refused, and what is being looked at. */
export function VerificationCards({ documents, notification, isFree }: VerificationPageData) {
  const { t } = useSite();
  const [search] = useSearchParams();
  const sent = documents.find(({ type }) => slugOf(type) === search.get('sent'));
  useNewStatus();
  return (
    <>
      {sent && <FormSuccess>{t('verification.sent', { document: t(typeTexts[sent.type]) })}</FormSuccess>}
      <p className={styles.state} data-notification={notification}>
        {t(isFree || notification === 'INACTIVE' ? 'verification.state.none' : stateTexts[notification])}
      </p>
      {documents.map((document) => (
        <DocumentCard key={document.id} {...document} />
      ))}
    </>
  );
}

const stateTexts = { NOTIFY: 'verification.state.wanted', UPLOADED: 'verification.state.sent' } as const;

function DocumentCard({ id, type, status, reason, daysLeft }: ShownDocument) {
  const { locale, t } = useSite();
  const name = t(typeTexts[type]);
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
      </div>
      {isOpen && (
        <Link
          to={`/${locale}${tabPaths.verification}/${slugOf(type)}`}
          className={`${buttons.button} ${status === 'UNREQUESTED' ? buttons.secondary : buttons.primary} ${buttons.medium}`}
        >
          {t(type === 'EDD_QUESTIONNAIRE' ? 'verification.answer' : 'verification.send')}
          <span className="visually-hidden"> {name}</span>
        </Link>
      )}
    </AccountCard>
  );
}
