import { validatePlatformEmpty } from '../../../schemas/generated/validators.js';
import { PlatformError } from '../../platform/client.server';
import { requirePlayer } from '../../platform/player.server';
import { log } from '../../server/log.server';
import type { FormAnswer } from '../forms/form-answer';
import { answerForm, readFields } from '../forms/read-form.server';
import { inboxChangeOf } from './inbox-change';
import type { InboxList } from './inbox-entry';

/**
 * Action of the inbox pages: marks one entry or a whole list as read, or deletes one. Without JavaScript the page
 * after the redirect confirms the change.
 * @throws Response for a visitor who is signed out, 400 for an unknown form, and as `readFields` does
 */
export async function changeInbox(request: Request, list: InboxList) {
  const player = await requirePlayer(request);
  const change = inboxChangeOf(await readFields(request));
  if (!change) throw Response.json({ code: 'error.request.invalid' }, { status: 400 });
  const { kind, id } = change;
  try {
    await player.call({
      method: 'POST',
      path: `/platform/v1/player/inbox/${kind}`,
      body: { list, ...(id === undefined ? {} : { id }) },
      validate: validatePlatformEmpty,
    });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    log.error(
      { event: 'inbox.failed', brand: player.site.brand.id, reason: error.message },
      'inbox not changed',
    );
    const answer: FormAnswer = { result: { status: 'error', error: { '': ['error.system.error'] } } };
    return answerForm(request, { answer, status: 502 });
  }
  const answer: InboxAnswer = { result: { status: 'success' }, changed: kind };
  return answerForm(request, { answer }, `${new URL(request.url).pathname}?changed=${kind}`);
}

interface InboxAnswer extends FormAnswer {
  changed?: 'read' | 'delete';
}
