import { webhookSecret } from '../../support/stack';
import { plainRequest } from '../../support/plain-request';
import { type Launched, launch } from './launch';

/** Another process of a stack's site, which may be set differently. */
export function startSite(
  { contentUrl, platformUrl }: { contentUrl: string; platformUrl: string },
  settings: Record<string, string> = {},
): Promise<Launched> {
  return launch('server', {
    NODE_ENV: 'production',
    CONTENT_URL: contentUrl,
    PLATFORM_URL: platformUrl,
    CONTENT_WEBHOOK_SECRET: webhookSecret,
    ...settings,
  });
}

export interface Seen {
  status: number;
  body: string;
  title: string;
  /** Names of the blocks from top to bottom. */
  blocks: string[];
}

/** Asks a site for a page and reads what a visitor would look at first. @param brand whose host is asked */
export async function see(site: string, path: string, brand?: string): Promise<Seen> {
  const host = `${brand ? `${brand}.` : ''}localhost:${new URL(site).port}`;
  const { status, body } = await plainRequest(`${site}${path}`, { headers: { host } });
  const title = /<title>([^<]*)/.exec(body)?.[1] ?? '';
  const blocks = [...body.matchAll(/data-block="([^"]+)"/g)].map(([, name]) => name ?? '');
  return { status, body, title, blocks };
}

interface LoggedQuery {
  path: string;
  query: string | null;
  variables: unknown;
}

/** The GraphQL queries a content service has answered since `forgetQueries`, each as text, in order. */
export async function queriesOf(contentUrl: string): Promise<string[]> {
  const answer = await fetch(`${contentUrl}/_control/log`);
  const { items } = (await answer.json()) as { items: LoggedQuery[] };
  return items
    .filter(({ path }) => path.startsWith('/content/v1/'))
    .map(({ query, variables }) => `${query ?? ''} ${JSON.stringify(variables)}`);
}

export async function forgetQueries(contentUrl: string): Promise<void> {
  await fetch(`${contentUrl}/_control/log`, { method: 'DELETE' });
}
