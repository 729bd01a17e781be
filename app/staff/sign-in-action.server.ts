import { redirect } from '@remix-run/node';
import type { StaffSession } from '../../schemas/generated/types';
import { validateStaffSession } from '../../schemas/generated/validators.js';
import { readFields } from '../player/forms/read-form.server';
import { nextPage, signInDocument } from './staff-access.server';
import { type Draft, endStaffSession, readStaffVisit, startStaffSession } from './staff-session.server';
import { signStaffIn } from './staff-sign-in.server';
import { staffHeaders, staffView } from './staff-view.server';

/** The sign-in form; redirects a member of staff who is signed in. */
export async function showSignIn(request: Request): Promise<Response> {
  const view = staffView(request);
  const next = nextPage(new URL(request.url).searchParams.get('next'));
  if (await readStaffVisit(request, view.brand)) return redirect(next);
  return signInDocument(view, { next });
}

/** Signs a member of staff in and redirects; a refusal shows the form again, with the draft of the interrupted form. */
export async function takeSignIn(request: Request): Promise<Response> {
  const view = staffView(request);
  const fields = await readFields(request);
  const name = (fields.get('name') ?? '').trim().toLowerCase().slice(0, 40);
  const next = nextPage(fields.get('next'));
  const draft = readDraft(fields.get('draft'));
  const form = { name, next, draft: draft && JSON.stringify(draft) };
  const result = await signStaffIn(request, name, fields.get('password') ?? '');
  if (result.outcome === 'too-many') {
    const seconds = Math.ceil(result.waitMs / 1_000);
    const problem = view.t('staff.tooMany', { minutes: Math.ceil(seconds / 60) });
    return signInDocument(view, { ...form, problem }, 429, [['retry-after', String(seconds)]]);
  }
  if (result.outcome === 'refused')
    return signInDocument(view, { ...form, problem: view.t('staff.refused') }, 401);
  // A new session id prevents session fixation.
  await endStaffSession(request, view.brand);
  const cookie = await startStaffSession(request, view.brand, result.member, draft);
  return redirect(next, { status: 303, headers: { ...staffHeaders, 'set-cookie': cookie } });
}

/** Signs out and redirects to the sign-in page. */
export async function takeSignOut(request: Request): Promise<Response> {
  const view = staffView(request);
  // The form has no fields, but its origin must be checked.
  await readFields(request);
  const cookie = await endStaffSession(request, view.brand);
  return redirect('/staff/sign-in', { status: 303, headers: { ...staffHeaders, 'set-cookie': cookie } });
}

/** A draft from an untrusted form field; undefined if invalid. */
function readDraft(text: string | null): Draft | undefined {
  if (!text) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    const session: unknown = { name: 'nobody', passwordMark: 'none', startedAt: 0, seenAt: 0, draft };
    return isSession(session) ? session.draft : undefined;
  } catch {
    return undefined;
  }
}

function isSession(value: unknown): value is StaffSession {
  return validateStaffSession(value);
}
