import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PlatformOperatorConversations } from '../../../schemas/generated/types';
import { DeskFrame } from '../desk-frame';
import { DataTable, Section } from '../desk-parts';
import { conversationsPath } from '../desk-paths';
import type { DeskProps } from '../desk-props';
import { wordOf } from '../desk-words';
import { VisitorName } from './visitor-name';

/** Conversations of a brand with its visitors; those waiting for an answer come first. */
export function ConversationsPage({ conversations, ...props }: DeskProps & PlatformOperatorConversations) {
  const { t, time } = props;
  return (
    <DeskFrame {...props} title={t('conversations.title')}>
      <Section id="conversations" title={t('conversations.list')}>
        <Typography variant="body2" color="textSecondary" gutterBottom>
          {t('conversations.hint')}
        </Typography>
        <DataTable
          name={t('conversations.list')}
          rows={conversations}
          keyOf={({ conversationId }) => conversationId}
          empty={t('conversations.none')}
          columns={[
            {
              title: t('conversations.lastText'),
              cell: ({ conversationId, lastText }) => (
                <Link href={`${conversationsPath}/${conversationId}`} sx={{ overflowWrap: 'anywhere' }}>
                  {lastText}
                </Link>
              ),
            },
            {
              title: t('conversations.state'),
              short: true,
              cell: ({ status }) => wordOf(t, 'conversation', status),
            },
            {
              title: t('desk.facts.player'),
              cell: ({ playerId }) => <VisitorName t={t} playerId={playerId} />,
            },
            { title: t('desk.facts.language'), short: true, cell: ({ language }) => language },
            { title: t('desk.field.time'), short: true, cell: ({ updatedAt }) => time(updatedAt) },
          ]}
        />
      </Section>
    </DeskFrame>
  );
}
