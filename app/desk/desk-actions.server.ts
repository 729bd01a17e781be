import { redirect } from '@remix-run/node';
import { log } from '../server/log.server';
import { PlatformError } from '../platform/client.server';
import { readFields } from '../player/forms/read-form.server';
import { type StaffRequest, requireStaffForForm } from '../staff/staff-access.server';
import { staffHeaders } from '../staff/staff-view.server';
import { type Again, showDocuments, showPlayer, showQueues } from './desk-answers.server';
import { deskForms, FormFault } from './desk-forms.server';
import { deskCaller, deskProps, problemOf } from './desk-view.server';

/** Takes a form of the page of a player. */
export function takePlayerForm(request: Request, playerId: string): Promise<Response> {
  return takeForm(request, playerId, `/desk/players/${playerId}`, showPlayer);
}

/** Takes a decision about a payment that differs from its provider's. */
export function takeQueueForm(request: Request): Promise<Response> {
  return takeForm(request, '', '/desk/queues', (staff, _playerId, again) => showQueues(staff, again));
}

/** Takes a decision about a document. */
export function takeDocumentForm(request: Request, playerId: string): Promise<Response> {
  return takeForm(request, playerId, `/desk/players/${playerId}/documents`, showDocuments);
}

/**
 * Carries a form out and leads to its page, so that a reload sends nothing twice. What cannot be carried out comes back on its page as
 * it is now, with what was typed.
 */
async function takeForm(
  request: Request,
  playerId: string,
  path: string,
  show: (staff: StaffRequest, playerId: string, again: Again) => Promise<Response>,
): Promise<Response> {
  const fields = Object.fromEntries(await readFields(request));
  const staff = await requireStaffForForm(request, path, fields);
  const props = deskProps(staff, path);
  const again = (text: string, status: number): Promise<Response> =>
    show(staff, playerId, { notice: { kind: 'error', text }, typed: { fields }, status });
  const form = deskForms[fields['form'] ?? ''];
  if (!form || !props.may(form.permission)) {
    log.warn(
      { event: 'desk.forbidden', staff: props.staff, form: fields['form'] },
      'a role does not permit it',
    );
    return again(props.t('desk.problem.forbidden'), 403);
  }
  try {
    const done = await form.carryOut({ call: deskCaller(staff), money: props.money, playerId, fields });
    return redirect(`${path}?done=${done}`, { status: 303, headers: { ...staffHeaders } });
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
