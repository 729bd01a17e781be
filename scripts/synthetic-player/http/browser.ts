import { type Dispatcher, type FormData, type RequestInit, type Response, fetch } from 'undici';
import { errorMessage } from '../../../app/server/error-message';
import { StepFailure } from '../step-failure';
import { CookieJar } from './cookie-jar';
import type { Form, FormFile } from './form';
import { Page } from './page';

const mostRedirects = 10;

const agentName =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 MarqueeSyntheticPlayer';

interface Sent {
  method?: string;
  body?: string | FormData;
  headers?: Record<string, string>;
}

/** A browser without JavaScript: loads pages and submits forms over plain HTTP. */
export class Browser {
  readonly #jar = new CookieJar();
  readonly #connections: Dispatcher;
  /** Aborts requests when a step times out. */
  signal: AbortSignal | undefined;

  constructor(connections: Dispatcher) {
    this.#connections = connections;
  }

  /** Loads a page, following redirects. @throws StepFailure for a status of `refusedFrom` or more */
  async open(url: string, refusedFrom = 400): Promise<Page> {
    return this.#followed(url, {}, refusedFrom);
  }

  /**
   * Submits a form with the page's values, and the changed fields.
   * @throws StepFailure for an unknown field, and for a status of 500 or more: a refusal is a page of its own
   */
  async send(
    form: Form,
    values: Record<string, string> = {},
    files: Record<string, FormFile> = {},
  ): Promise<Page> {
    const { page, method, action } = form;
    const headers = { origin: page.origin, referer: page.url };
    if (form.isMultipart)
      return this.#followed(action, { method, body: form.multipart(values, files), headers }, 500);
    const body = new URLSearchParams(form.fields(values)).toString();
    if (method === 'GET') return this.#followed(`${action.split('?')[0]}?${body}`, { headers }, 500);
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.#followed(action, { method, body, headers: { ...headers, ...type } }, 500);
  }

  /** A call as made by a page's script. @throws StepFailure for a status of 400 or more, or without JSON */
  async call(
    url: string,
    { method = 'GET', body, bearer }: { method?: string; body?: object; bearer?: string } = {},
  ): Promise<unknown> {
    const response = await this.#request(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const at = { url, status: response.status };
    if (!response.ok) throw new StepFailure('an answer with a status below 400', text.slice(0, 200), at);
    try {
      return JSON.parse(text);
    } catch {
      throw new StepFailure('an answer in JSON', text.slice(0, 200), at);
    }
  }

  async #followed(start: string, first: Sent, refusedFrom: number): Promise<Page> {
    let url = start;
    let sent = first;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const response = await this.#request(url, {
        ...sent,
        headers: { accept: 'text/html,application/xhtml+xml', ...sent.headers },
      });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) {
        const page = new Page(url, response.status, await response.text());
        if (page.status >= refusedFrom) throw page.failure(`a page with a status below ${refusedFrom}`);
        return page;
      }
      await response.body?.cancel();
      const isSame = response.status === 307 || response.status === 308;
      const referer = url;
      url = new URL(location, url).href;
      sent = isSame ? sent : { headers: { referer } };
    }
    throw new StepFailure('a page', `more than ${mostRedirects} redirects`, { url, status: 302 });
  }

  async #request(url: string, { headers, ...init }: Sent & Pick<RequestInit, 'method'>): Promise<Response> {
    const address = new URL(url);
    const cookie = this.#jar.header(address);
    try {
      const response = await fetch(address, {
        ...init,
        headers: {
          'user-agent': agentName,
          'accept-language': 'en',
          ...headers,
          ...(cookie === undefined ? {} : { cookie }),
        },
        redirect: 'manual',
        dispatcher: this.#connections,
        ...(this.signal ? { signal: this.signal } : {}),
      });
      this.#jar.store(address, response.headers, Date.now());
      return response;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const found = this.signal?.aborted ? 'none before the time limit of the step' : errorMessage(cause);
      throw new StepFailure('an answer', found, { url, status: 0 });
    }
  }
}
