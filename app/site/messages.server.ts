import i18next, { type i18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import { RemixI18Next } from 'remix-i18next/server';
import type { Translate } from '../../ui/site-context';
import { configuration, mergeConfiguration } from './configuration.server';
import { resolveSite } from './resolve.server';
import type { Site } from './site';

interface Instance {
  source: object;
  translate: Promise<Translate>;
}

/** One i18next instance per brand and language: building one costs more than rendering a page. */
const instances = new Map<string, Instance>();

/** Interface texts of a site: the language's messages with the brand's own over them. */
export function translator(site: Site): Promise<Translate> {
  const all = configuration();
  const key = `${site.brand.id} ${site.speech.code}`;
  const known = instances.get(key);
  // A reloaded configuration is another object: its messages replace the old instance.
  if (known && known.source === all) return known.translate;
  const base = all.messages.get(site.speech.messages) ?? {};
  const own = all.brands.get(site.brand.id)?.messages.get(site.speech.messages);
  const translate = createTranslate(site.speech.tag, mergeConfiguration(base, own));
  instances.set(key, { source: all, translate });
  return translate;
}

async function createTranslate(tag: string, texts: unknown): Promise<Translate> {
  const instance: i18n = i18next.createInstance();
  await instance.init({
    lng: tag,
    resources: { [tag]: { translation: texts as Record<string, string> } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  // A page asks for the same few hundred texts again and again; i18next looks each up anew.
  const known = new LRUCache<string, string>({ max: 5_000 });
  return (key, values) => {
    const question = values ? `${key} ${JSON.stringify(values)}` : key;
    let text = known.get(question);
    if (text === undefined) known.set(question, (text = instance.t(key, values ?? {})));
    return text;
  };
}

/** remix-i18next's view of a request: the language is the one of the address, never of a header or cookie. */
export const requestLanguage = new RemixI18Next({
  detection: {
    supportedLanguages: [...configuration().languages.values()].map(({ tag }) => tag),
    fallbackLanguage: 'en',
    order: ['custom'],
    findLocale: async (request) => {
      const resolution = resolveSite(request);
      return resolution.kind === 'site' ? resolution.site.speech.tag : null;
    },
  },
});
