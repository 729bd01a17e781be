import { type PlainAnswer, plainRequest } from './plain-request';
import type { Stack } from './stack';

/** Password of all accounts that ship with the project. */
export const staffPassword = 'Marquee-2026';

/** Staff requests at a brand of a stack, outside a browser. */
export interface StaffRequests {
  get(path: string, headers?: Record<string, string>): Promise<PlainAnswer>;
  /** Submits a form like a page of the host, unless the headers override it. */
  post(path: string, form: Record<string, string>, headers?: Record<string, string>): Promise<PlainAnswer>;
  /** @returns the cookie of the session */
  signIn(name: string): Promise<string>;
}

export function staffAt({ ports }: Pick<Stack, 'ports'>, brand: string): StaffRequests {
  const host = `${brand}.localhost:${ports.site}`;
  const url = (path: string) => `http://localhost:${ports.site}${path}`;
  const post: StaffRequests['post'] = (path, form, headers) =>
    plainRequest(url(path), {
      method: 'POST',
      headers: { host, origin: `http://${host}`, ...headers },
      body: new URLSearchParams(form).toString(),
    });
  return {
    get: (path, headers) => plainRequest(url(path), { headers: { host, ...headers } }),
    post,
    async signIn(name) {
      const { status, cookies, body } = await post('/staff/sign-in', { name, password: staffPassword });
      if (status !== 303) throw new Error(`${name} cannot sign in: ${status} ${body.slice(0, 200)}`);
      return cookies;
    },
  };
}
