import { isRecord } from '../../../schemas/is-record';
import { memo } from '../../memo/process-memos.server';
import { environment } from '../../server/environment.server';
import { ContentServiceError } from '../client/content-client.server';

const { apiUrl, space, environment: environmentId, token, timeoutMs, freshMs } = environment.content;

/** The content locales, each with its fallback. */
interface Locales {
  fallbacks: Record<string, string>;
  standard: string;
}

const locales = memo<'all', Locales>(readLocales, { maxAge: freshMs });

/**
 * The locales in which the content service looks up a value, the requested one first; the default locale is last and
 * holds all untranslated fields.
 * @throws ContentServiceError
 */
export async function localeChain(locale: string): Promise<string[]> {
  const { fallbacks, standard } = await locales.get('all');
  const chain = new Set<string>();
  for (let code: string | undefined = locale; code && !chain.has(code); code = fallbacks[code])
    chain.add(code);
  return [...chain.add(standard)];
}

async function readLocales(): Promise<Locales> {
  const address = `${apiUrl}/spaces/${space}/environments/${environmentId}/locales`;
  let body: unknown;
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    body = await response.json();
  } catch (error) {
    throw new ContentServiceError('the locales of content cannot be read', { cause: error });
  }
  const items: unknown[] = isRecord(body) && Array.isArray(body['items']) ? body['items'] : [];
  const found = items.filter(isRecord);
  const standard = found.find((each) => each['default'] === true)?.['code'];
  if (typeof standard !== 'string') throw new ContentServiceError('the content service names no locale');
  return {
    standard,
    fallbacks: Object.fromEntries(
      found.flatMap(({ code, fallbackCode }) =>
        typeof code === 'string' && typeof fallbackCode === 'string' ? [[code, fallbackCode]] : [],
      ),
    ),
  };
}
