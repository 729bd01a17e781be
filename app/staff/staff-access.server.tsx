import { redirect } from '@remix-run/node';
import { type SignInForm, SignInPage } from './sign-in-page';
import { staffDocument } from './staff-document.server';
import { type Draft, type StaffVisit, readStaffVisit } from './staff-session.server';
import { type StaffView, staffView } from './staff-view.server';

/** A request of a signed-in member of staff. */
export interface StaffRequest {
  view: StaffView;
  visit: StaffVisit;
}

const longestNext = 500;

/**
 * The member of staff of a request to a staff page.
 * @throws Response 404 on hosts without staff; a redirect to the sign-in page without a session
 */
export async function requireStaff(request: Request): Promise<StaffRequest> {
  const view = staffView(request);
  const visit = await readStaffVisit(request, view.brand);
  if (visit) return { view, visit };
  const { pathname, search } = new URL(request.url);
  throw redirect(`/staff/sign-in?next=${encodeURIComponent(pathname + search)}`);
}

/**
 * The member of staff who sends a form. When the session has expired, the sign-in carries the input along and the
 * form shows it again.
 * @param fields of the form
 * @throws Response 404 on hosts without staff; the sign-in page with status 401
 */
export async function requireStaffForForm(
  request: Request,
  path: string,
  fields: Record<string, string>,
): Promise<StaffRequest> {
  const view = staffView(request);
  const visit = await readStaffVisit(request, view.brand);
  if (visit) return { view, visit };
  const draft: Draft = { path, fields };
  throw signInDocument(
    view,
    { next: path, draft: JSON.stringify(draft), problem: view.t('staff.expired') },
    401,
  );
}

/** The page with the sign-in form. */
export function signInDocument(
  view: StaffView,
  form: SignInForm,
  status = 200,
  headers: [string, string][] = [],
): Response {
  return staffDocument(view, {
    title: view.t('staff.signIn'),
    body: <SignInPage t={view.t} brandName={view.brand.brand.name} {...form} />,
    status,
    headers,
  });
}

/** The page after a sign-in, from an untrusted parameter: a path of this host, or the desk. */
export function nextPage(value: string | null | undefined): string {
  const isPath = value && value.length <= longestNext && /^\/[a-z]/.test(value);
  // Browsers drop tabs and line breaks and treat a backslash as a slash.
  return isPath && !/[\\\u0000-\u0020\u007f]/.test(value) ? value : '/desk';
}
