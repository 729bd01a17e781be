import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PlatformOperatorConversation } from '../../../schemas/generated/types';
import { DeskFrame } from '../desk-frame';
import { ActionForm, Field, Section, Submit } from '../desk-parts';
import { conversationsPath } from '../desk-paths';
import { type DeskProps, type Notice, type Typed, typedValue } from '../desk-props';
import { wordOf } from '../desk-words';
import { VisitorName } from './visitor-name';

interface ConversationPageProps extends DeskProps {
  conversation: PlatformOperatorConversation;
  notice: Notice | undefined;
  typed: Typed | undefined;
}

/** The messages of a conversation, with the forms to answer and close it. */
export function ConversationPage({ conversation, notice, typed, ...props }: ConversationPageProps) {
  const { t, time, path } = props;
  const { playerId, language, status, messages } = conversation;
  return (
    <DeskFrame {...props} title={t('conversations.one')} notice={notice}>
      <div>
        <Link href={conversationsPath}>{t('conversations.back')}</Link>
        {' · '}
        <Link href={path}>{t('conversations.refresh')}</Link>
      </div>
      <Section id="messages" title={wordOf(t, 'conversation', status)}>
        <Typography variant="body2" color="textSecondary" gutterBottom>
          {t('desk.facts.player')}: <VisitorName t={t} playerId={playerId} />
          {` · ${t('desk.facts.language')}: ${language}`}
        </Typography>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {messages.map(({ from, text, author, at }, index) => (
            <Box
              key={index}
              component="li"
              sx={{
                py: 1,
                ps: from === 'staff' ? 3 : 0,
                borderBottom: 1,
                borderColor: 'divider',
                overflowWrap: 'anywhere',
              }}
            >
              <Typography variant="body2" color="textSecondary">
                {`${author ?? t('conversations.visitor')} · ${time(at)}`}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
            </Box>
          ))}
        </Box>
        {status !== 'closed' && (
          <ActionForm path={path} form="conversation.answer">
            <Field
              id="answer"
              name="text"
              label={t('conversations.answer')}
              value={typedValue(typed, 'conversation.answer', 'text')}
              rows={3}
              longest={2_000}
              required
            />
            <Submit>{t('conversations.send')}</Submit>
          </ActionForm>
        )}
      </Section>
      {status !== 'closed' && (
        <Section id="close" title={t('conversations.close')}>
          <Typography variant="body2" color="textSecondary">
            {t('conversations.closeHint')}
          </Typography>
          <ActionForm path={path} form="conversation.close">
            <Field
              id="close-reason"
              name="reason"
              label={t('desk.field.reason')}
              value={typedValue(typed, 'conversation.close', 'reason')}
              longest={500}
              required
            />
            <Submit danger>{t('conversations.close')}</Submit>
          </ActionForm>
        </Section>
      )}
    </DeskFrame>
  );
}
