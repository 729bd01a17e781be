import { desktopAgent } from './browsers';
import { type PlainAnswer, plainRequest } from './plain-request';

/** Response of a route to a form. */
export interface FormReply<Answer> {
  status: number;
  /** Data of the response; undefined for a redirect or an error. */
  answer: Answer | undefined;
  /** Target of a redirect. */
  redirect: string | undefined;
  /** Error code. */
  code: string | undefined;
  setCookies: string;
}

/**
 * Visitor without a browser, who posts forms like the dialogs of a site and stores the cookies from the responses.
 *
 * @param origin of the site at plain localhost
 */
export function formVisitor(origin: string, { brand, locale }: { brand: string; locale: string }) {
  const host = `${brand}.localhost:${new URL(origin).port}`;
  const jar = new Map<string, string>();
  const ask = async (path: string, headers: Record<string, string>, body?: string): Promise<PlainAnswer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await plainRequest(`${origin}/${locale}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { host, origin: `http://${host}`, 'user-agent': desktopAgent, cookie, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    for (const pair of answer.cookies.split('; ').filter(Boolean)) {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      jar.set(name, value);
    }
    return answer;
  };
  return {
    cookies: jar,
    /** Requests a document like a browser. @param path below the locale */
    page: (path: string) => ask(path, { accept: 'text/html' }),
    /** Submits a form like a browser without scripts. */
    submit: (path: string, fields: Record<string, string>) =>
      ask(path, { accept: 'text/html' }, new URLSearchParams(fields).toString()),
    async send<Answer>(path: string, fields: Record<string, string>): Promise<FormReply<Answer>> {
      const { status, body, cookies } = await ask(
        `${path}.data`,
        { accept: 'application/json' },
        new URLSearchParams(fields).toString(),
      );
      const reply = JSON.parse(body) as {
        data?: Answer;
        redirect?: string;
        error?: { code?: string };
        code?: string;
      };
      return {
        status,
        answer: reply.data,
        redirect: reply.redirect,
        code: reply.error?.code ?? reply.code,
        setCookies: cookies,
      };
    },
  };
}
