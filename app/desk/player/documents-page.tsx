import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type {
  PlatformOperatorPlayerDocuments,
  PlatformRequestOperatorDocumentRequest,
} from '../../../schemas/generated/types';
import { rejectionReasons, rejectionText } from '../../player/verification/verification-words';
import { DeskFrame } from '../desk-frame';
import { ActionForm, Field, Section, Submit } from '../desk-parts';
import { type DeskProps, type Notice, type Typed, typedValue } from '../desk-props';
import { wordOf } from '../desk-words';

type PlayerDocument = PlatformOperatorPlayerDocuments['documents'][number];

/** Documents that staff may request, most common first. */
const requestTypes = [
  'SOURCE_OF_WEALTH',
  'PROOF_OF_PAYMENT',
  'PROOF_OF_ID',
  'PROOF_OF_ADDRESS',
  'EDD_QUESTIONNAIRE',
  'OTHER',
] as const satisfies readonly PlatformRequestOperatorDocumentRequest['documentType'][];

interface DocumentsPageProps extends DeskProps, PlatformOperatorPlayerDocuments {
  playerId: number;
  notice?: Notice | undefined;
  typed?: Typed | undefined;
}

/** The documents of a player with their pages, and decision forms for those under review. */
export function DocumentsPage({ documents, playerId, notice, typed, ...props }: DocumentsPageProps) {
  const { t, time } = props;
  const title = t('desk.documents.title');
  return (
    <DeskFrame {...props} title={`${title} · ${playerId}`} notice={notice}>
      <Link href={`/desk/players/${playerId}`}>{`${t('desk.facts.player')} ${playerId}`}</Link>
      <Alert severity="info" variant="outlined">
        {t('desk.documents.recorded')}
      </Alert>
      <Section id="documents" title={title}>
        {documents.length === 0 && <Typography color="textSecondary">{t('desk.empty')}</Typography>}
        {documents.map((document) => {
          const { documentId, documentTypeName, documentStatus, subType, rejectionReason, dueAt } = document;
          return (
            <Box key={documentId} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
              <Typography component="h3" variant="subtitle1">
                {[wordOf(t, 'document', documentTypeName), subType].filter(Boolean).join(' · ')}{' '}
                <Chip size="small" label={wordOf(t, 'documentStatus', documentStatus)} />
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[documentId, rejectionReason, dueAt && `${t('desk.documents.due')} ${time(dueAt)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              <OnlineCheck {...props} {...document} />
              <Pages {...props} {...document} />
              {documentStatus === 'UNDER_REVIEW' && (
                <Decision {...props} subject={documentId} typed={typed} />
              )}
            </Box>
          );
        })}
      </Section>
      <RequestSection {...props} typed={typed} />
    </DeskFrame>
  );
}

/** The result of the identity provider for the document, with its reference. */
function OnlineCheck({ t, time, identityCheck }: DeskProps & PlayerDocument) {
  if (identityCheck === undefined) return null;
  const { provider, reference, status, reason, at } = identityCheck;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{t('desk.documents.check')}</strong>{' '}
      {[wordOf(t, 'identityCheck', status), reason, `${provider} ${reference}`, time(at)]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  );
}

/** Form to request a document from the player. */
function RequestSection({ t, path, typed }: DeskProps & { typed: Typed | undefined }) {
  const form = 'document.request';
  return (
    <Section id="document-request" title={t('desk.documents.ask')}>
      <Typography variant="body2">{t('desk.documents.askText')}</Typography>
      <ActionForm path={path} form={form}>
        <Field
          id="request-type"
          name="documentType"
          label={t('desk.documents.askType')}
          value={typedValue(typed, form, 'documentType')}
          options={[
            { value: '', text: '–' },
            ...requestTypes.map((type) => ({ value: type, text: wordOf(t, 'document', type) })),
          ]}
          required
        />
        <Field
          id="request-reason"
          name="reason"
          label={t('desk.field.reason')}
          value={typedValue(typed, form, 'reason')}
          longest={500}
          required
        />
        <Submit>{t('desk.documents.askSubmit')}</Submit>
      </ActionForm>
    </Section>
  );
}

/** Links to the pages. Views are recorded, so no page is loaded in advance. */
function Pages({ t, path, time, documentId, pages }: DeskProps & PlayerDocument) {
  if (pages.length === 0) return null;
  return (
    <Box component="ol" sx={{ my: 1, pl: 3 }}>
      {pages.map(({ pageId, sentAt, isCurrent }, index) => (
        <li key={pageId}>
          <Link href={`${path}/${documentId}/pages/${pageId}`} target="_blank" rel="noreferrer">
            {t('desk.documents.view', { number: index + 1 })}
          </Link>{' '}
          {[time(sentAt), !isCurrent && t('desk.documents.earlier')].filter(Boolean).join(' · ')}
        </li>
      ))}
    </Box>
  );
}

/** Accepts with an internal note, or refuses with a reason shown to the player. */
function Decision({ t, path, subject, typed }: DeskProps & { subject: string; typed: Typed | undefined }) {
  return (
    <>
      <ActionForm path={path} form="document.accept" subject={subject}>
        <Field
          id={`accept-${subject}`}
          name="reason"
          label={t('desk.documents.note')}
          value={typedValue(typed, 'document.accept', 'reason', subject)}
          longest={500}
          required
        />
        <Submit>{t('desk.decision.accept')}</Submit>
      </ActionForm>
      <ActionForm path={path} form="document.refuse" subject={subject}>
        <Field
          id={`refuse-${subject}`}
          name="reason"
          label={t('desk.documents.code')}
          value={typedValue(typed, 'document.refuse', 'reason', subject)}
          options={rejectionReasons.map((reason) => ({ value: reason, text: t(rejectionText(reason)) }))}
          required
        />
        <Submit danger>{t('desk.decision.refuse')}</Submit>
      </ActionForm>
    </>
  );
}
