import { validatePlatformOperatorConversation } from '../../../schemas/generated/validators.js';
import { type DeskForm, FormFault, reasonIn } from '../desk-forms.server';
import { conversationCalls } from '../desk-paths';

const permission = 'conversations';

/** The forms of the page of a conversation. */
export const conversationForms: Readonly<Record<string, DeskForm<{ conversationId: string }>>> = {
  'conversation.answer': {
    permission,
    async carryOut({ call, conversationId, fields }) {
      const text = fields['text']?.trim() ?? '';
      if (!text) throw new FormFault('conversations.problem.empty');
      await call({
        method: 'POST',
        path: `${conversationCalls(conversationId)}/replies`,
        body: { text },
        validate: validatePlatformOperatorConversation,
      });
      return 'saved';
    },
  },
  'conversation.close': {
    permission,
    async carryOut({ call, conversationId, fields }) {
      await call({
        method: 'POST',
        path: `${conversationCalls(conversationId)}/closing`,
        body: { reason: reasonIn(fields) },
        validate: validatePlatformOperatorConversation,
      });
      return 'saved';
    },
  },
};
