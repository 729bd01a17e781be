import { codeOf } from './form-answer';

/** A route's response to a form sent by an island. */
export type FormReply<Answer> =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'redirect'; to: string }
  /** `network` without a response. */
  | { kind: 'failure'; code: string };

/**
 * Sends a form to the action of its route, for islands and dialogs, which have no Remix client. Never throws.
 * @param address of the route, e.g. `/en-UN/login`
 * @param keepalive the response is not needed, and the page may be left before it arrives
 */
export async function sendForm<Answer>(
  address: string,
  fields: FormData | Record<string, string>,
  { keepalive = false } = {},
): Promise<FormReply<Answer>> {
  const entries = fields instanceof FormData ? [...fields] : Object.entries(fields);
  try {
    const response = await fetch(dataAddress(address), {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(entries.map(([name, value]) => [name, String(value)])),
      keepalive,
    });
    const body: unknown = await response.json().catch(() => undefined);
    return replyOf(body, response.ok);
  } catch {
    return { kind: 'failure', code: 'network' };
  }
}

/** The route's loader responded with a redirect. */
export class RouteMovedError extends Error {
  override name = 'RouteMovedError';

  constructor(readonly to: string) {
    super(to);
  }
}

/**
 * Loads the data of one route for a dialog, as Remix's own navigation does.
 * @param routeId as in `app/routes.ts`
 * @throws RouteMovedError when the route redirects, such as to the sign-in; TypeError when there is no data
 */
export async function loadRoute<Data>(address: string, routeId: string): Promise<Data> {
  const [path = '', query = ''] = address.split('?');
  const requested = new URLSearchParams(query);
  requested.set('_routes', routeId);
  const response = await fetch(dataAddress(`${path}?${requested.toString()}`), {
    headers: { accept: 'application/json' },
  });
  const body: unknown = await response.json();
  const moved = member(body, 'redirect');
  if (typeof moved === 'string') throw new RouteMovedError(moved);
  const loaded = member(member(body, routeId), 'data');
  if (loaded === undefined) throw new TypeError(`${address} answered ${response.status}`);
  // Not validated: the site's own loader, of the same build.
  return loaded as Data;
}

function dataAddress(address: string): string {
  const [path = '', query] = address.split('?');
  return `${path}.data${query === undefined ? '' : `?${query}`}`;
}

function replyOf<Answer>(body: unknown, ok: boolean): FormReply<Answer> {
  const redirect = member(body, 'redirect');
  if (typeof redirect === 'string') return { kind: 'redirect', to: redirect };
  const answer = member(body, 'data');
  const code = codeOf(answer) ?? codeOf(member(body, 'error')) ?? codeOf(body);
  if (answer === undefined || (!ok && code !== undefined))
    return { kind: 'failure', code: code ?? 'error.system.error' };
  // Not validated: the site's own action, of the same build.
  return { kind: 'answer', answer: answer as Answer };
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
