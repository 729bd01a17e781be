import { configuration } from '../../app/site/configuration/configuration.server';
import { isJson } from '../../app/site/configuration/merge-configuration';
import type { PlainAnswer } from './plain-request';
import type { TestSite } from './sites';

/** All message keys: a page that shows a key lacks the text. */
const keys = new Set(keysOf(configuration().texts.get('en')));

function keysOf(texts: unknown, prefix = ''): string[] {
  return isJson(texts)
    ? Object.entries(texts).flatMap(([name, text]) =>
        isJson(text) ? keysOf(text, `${prefix}${name}.`) : [`${prefix}${name}`],
      )
    : [];
}

/** Visible texts of a document, without scripts and markup. */
function readable(html: string): string {
  const texts = html.replace(/<(script|style|template)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '\n');
  return texts.replace(/\n\s+/g, '\n');
}

/** An unfilled value, with its line. */
const unfilled = /[^\n]*(?:\bundefined\b|\bNaN\b|\[object \w+\])[^\n]*/;

/** Document errors that are independent of locale and visitor. */
export function documentFaults({ status, headers, body }: PlainAnswer): string[] {
  if (status >= 500) return [`status ${status}`];
  if (!headers['content-type']?.toString().startsWith('text/html')) return [];
  const found = unfilled.exec(readable(body));
  return [
    ...(found ? [`shows "${found[0].slice(0, 120)}"`] : []),
    ...(/<title>[^<]+<\/title>/.test(body) ? [] : ['no title']),
  ];
}

/**
 * Language errors of a page.
 * @param blocks required blocks
 */
export function languageFaults({ body }: PlainAnswer, site: TestSite, blocks: readonly string[]): string[] {
  const [html = ''] = /<html[^>]*>/.exec(body) ?? [];
  const headings = body.match(/<h1[\s>]/g)?.length ?? 0;
  const shown = [...body.matchAll(/(?:>|=")([a-z][\w]*(?:\.\w+)+)(?:<|")/g)].map(([, text = '']) => text);
  return [
    ...(html.includes(`lang="${site.tag}"`) ? [] : [`${html} has another language`]),
    ...(html.includes(`dir="${site.direction}"`) ? [] : [`${html} has another direction`]),
    ...(headings === 1 ? [] : [`${headings} headings`]),
    ...blocks.filter((block) => !body.includes(`data-block="${block}"`)).map((block) => `no ${block}`),
    ...shown.filter((text) => keys.has(text)).map((key) => `shows the key ${key}`),
    // Islands and scripts contain texts with placeholders.
    ...(/\{\{\s*\w+\s*\}\}/.test(readable(body)) ? ['shows a placeholder'] : []),
  ];
}
