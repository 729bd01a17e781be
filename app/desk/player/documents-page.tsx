import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PlatformDocuments } from '../../../schemas/generated/types';
import { DeskFrame } from '../desk-frame';
import { DecisionForm } from '../decision-form';
import { Section } from '../desk-parts';
import type { DeskProps, Notice, Typed } from '../desk-props';
import { wordOf } from '../desk-words';

interface DocumentsPageProps extends DeskProps, PlatformDocuments {
  playerId: number;
  notice?: Notice | undefined;
  typed?: Typed | undefined;
}

/** The documents of a player; those under review with the decision. */
export function DocumentsPage({ documents, playerId, notice, typed, ...props }: DocumentsPageProps) {
  const { t, path, time } = props;
  const title = t('desk.documents.title');
  return (
    <DeskFrame {...props} title={`${title} · ${playerId}`} notice={notice}>
      <Link href={`/desk/players/${playerId}`}>{`${t('desk.facts.player')} ${playerId}`}</Link>
      <Alert severity="info" variant="outlined">
        {t('desk.documents.recorded')}
      </Alert>
      <Section id="documents" title={title}>
        {documents.length === 0 && <Typography color="textSecondary">{t('desk.empty')}</Typography>}
        {documents.map(
          ({ documentId, documentTypeName, documentStatus, subType, rejectionReason, dueAt }) => (
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
              {documentStatus === 'UNDER_REVIEW' && (
                <DecisionForm
                  {...{ t, path, typed }}
                  subject={documentId}
                  form="document"
                  label={t('desk.documents.rejection')}
                  longest={80}
                  accept={{ decision: 'acceptance', text: t('desk.decision.accept') }}
                />
              )}
            </Box>
          ),
        )}
      </Section>
    </DeskFrame>
  );
}
