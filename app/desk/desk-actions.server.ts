import { redirect } from '@remix-run/node';
import { log } from '../server/log.server';
import { PlatformError } from '../platform/client.server';
import { readFields } from '../player/forms/read-form.server';
import { type StaffRequest, requireStaffForForm } from '../staff/staff-access.server';
import { staffHeaders } from '../staff/staff-view.server';
import { showCampaign, showNewCampaign, showSimulation } from './campaigns/campaign-answers.server';
import { campaignForms } from './campaigns/campaign-forms.server';
import { conversationForms } from './conversations/conversation-forms.server';
import { showConversation } from './conversations/conversation-answers.server';
import { type Again, showDocuments, showPlayer, showQueues } from './desk-answers.server';
import { type DeskForm, FormFault, playerForms, queueForms } from './desk-forms.server';
import { campaignsPath, conversationsPath } from './desk-paths';
import { deskCaller, deskProps, problemOf } from './desk-view.server';

/** Handles a form of a player's page. */
export function takePlayerForm(request: Request, playerId: string): Promise<Response> {
  return takeForm(request, `/desk/players/${playerId}`, {
    forms: playerForms,
    subject: { playerId },
    show: (staff, again) => showPlayer(staff, playerId, again),
  });
}

/** Handles the decision about a payment that differs from its provider's record. */
export function takeQueueForm(request: Request): Promise<Response> {
  return takeForm(request, '/desk/queues', { forms: queueForms, subject: {}, show: showQueues });
}

/** Handles the decision about a document. */
export function takeDocumentForm(request: Request, playerId: string): Promise<Response> {
  return takeForm(request, `/desk/players/${playerId}/documents`, {
    forms: playerForms,
    subject: { playerId },
    show: (staff, again) => showDocuments(staff, playerId, again),
  });
}

/** Handles a form of a campaign's page, or of the page for a new one. */
export function takeCampaignForm(request: Request, campaignId?: string): Promise<Response> {
  const page = campaignId ?? 'new';
  return takeForm(request, `${campaignsPath}/${page}`, {
    forms: campaignForms,
    subject: { campaignId: page },
    show: (staff, again) =>
      campaignId === undefined ? showNewCampaign(staff, again) : showCampaign(staff, campaignId, again),
  });
}

/** Handles the launch of a campaign, whose form is on the simulation page. */
export function takeLaunchForm(request: Request, campaignId: string): Promise<Response> {
  return takeForm(request, `${campaignsPath}/${campaignId}/simulation`, {
    forms: campaignForms,
    subject: { campaignId },
    show: (staff, again) => showSimulation(staff, campaignId, again),
  });
}

/** Handles an answer to a visitor, or the end of a conversation. */
export function takeConversationForm(request: Request, conversationId: string): Promise<Response> {
  return takeForm(request, `${conversationsPath}/${conversationId}`, {
    forms: conversationForms,
    subject: { conversationId },
    show: (staff, again) => showConversation(staff, conversationId, again),
  });
}

interface FormPage<Subject> {
  forms: Readonly<Record<string, DeskForm<Subject>>>;
  subject: Subject;
  show(staff: StaffRequest, again: Again): Promise<Response>;
}

/**
 * Handles a form and redirects to its page, so that a reload does not submit it twice. A form that fails is shown again
 * on its current page, with its input.
 */
async function takeForm<Subject>(
  request: Request,
  path: string,
  { forms, subject, show }: FormPage<Subject>,
): Promise<Response> {
  const fields = Object.fromEntries(await readFields(request));
  const staff = await requireStaffForForm(request, path, fields);
  const props = deskProps(staff, path);
  const again = (text: string, status: number): Promise<Response> =>
    show(staff, { notice: { kind: 'error', text }, typed: { fields }, status });
  const form = forms[fields['form'] ?? ''];
  if (!form || !props.may(form.permission)) {
    log.warn(
      { event: 'desk.forbidden', staff: props.staff, form: fields['form'] },
      'a role does not permit it',
    );
    return again(props.t('desk.problem.forbidden'), 403);
  }
  try {
    const { money, t } = props;
    const done = await form.carryOut({ call: deskCaller(staff), money, t, fields, ...subject });
    const to = typeof done === 'string' ? `${path}?done=${done}` : `${done.path}?done=saved`;
    return redirect(to, { status: 303, headers: { ...staffHeaders } });
  } catch (error) {
    if (error instanceof FormFault) return again(props.t(error.text, error.values), 400);
    const isUnsure = error instanceof PlatformError && !error.refused && fields['once'] !== undefined;
    const { text, status } = problemOf(
      error,
      props.t,
      isUnsure ? 'desk.problem.unsure' : 'desk.problem.away',
    );
    return again(text, status);
  }
}
