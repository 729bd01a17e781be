import { Agent, get } from 'node:http';

/** A GET of a page, like a browser with this agent. */
export interface SiteRequest {
  url: string;
  userAgent: string;
  cookie?: string | undefined;
  encoding?: string;
}

export const agents = { desktop: 'Mozilla/5.0 (X11; Linux x86_64)', mobile: 'Mozilla/5.0 (iPhone)' };

/** Keep-alive connections. */
export function connections(most: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: most });
}

/** Sends requests over `localhost`, regardless of the brand's host in the URL, as Node does not resolve names below it. */
export function ask(
  agent: Agent,
  { url, userAgent, cookie, encoding = 'identity' }: SiteRequest,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(url);
    const headers = {
      host,
      'user-agent': userAgent,
      'accept-encoding': encoding,
      ...(cookie ? { cookie } : {}),
    };
    get({ host: 'localhost', port, path: pathname + search, agent, headers }, (response) => {
      let body = '';
      response.setEncoding('latin1');
      if (encoding === 'identity') response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** URLs of all pages in the sitemaps. */
export async function pagesOf(agent: Agent, origin: string): Promise<string[]> {
  const { body } = await ask(agent, { url: `${origin}/sitemap.xml`, userAgent: agents.desktop });
  const found = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url]) => url ?? []);
  return found.map((url) => origin + new URL(url).pathname);
}

/** A metric of the site; NaN if it does not exist. */
export async function metric(agent: Agent, origin: string, name: string): Promise<number> {
  const { body } = await ask(agent, { url: `${origin}/metrics`, userAgent: agents.desktop });
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(body)?.[1] ?? NaN);
}

/** Runs a task repeatedly with limited concurrency, until it returns false. */
export async function repeat(concurrency: number, task: () => Promise<boolean>): Promise<void> {
  const worker = async () => {
    while (await task());
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
