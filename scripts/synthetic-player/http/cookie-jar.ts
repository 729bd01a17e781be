import { type Headers, getSetCookies } from 'undici';

/** Cookies as a browser stores them for one host; ports of a host share theirs. */
export class CookieJar {
  readonly #byHost = new Map<string, Map<string, string>>();

  /** Stores the cookies of a response, and deletes expired ones. */
  store(url: URL, headers: Headers, now: number): void {
    const cookies = this.#byHost.get(url.hostname) ?? new Map<string, string>();
    this.#byHost.set(url.hostname, cookies);
    for (const { name, value, maxAge, expires } of getSetCookies(headers)) {
      const isOver =
        (maxAge !== undefined && maxAge <= 0) ||
        (maxAge === undefined && expires !== undefined && new Date(expires).getTime() <= now);
      if (isOver) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  /** The header for a request; undefined without cookies. */
  header(url: URL): string | undefined {
    const cookies = [...(this.#byHost.get(url.hostname) ?? [])];
    return cookies.length === 0 ? undefined : cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
