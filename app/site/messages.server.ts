import { LRUCache } from 'lru-cache';
import { RemixI18Next } from 'remix-i18next/server';
import type { Translate } from '../../ui/site-context';
import { configuration } from './configuration.server';
import { type Json, mergeConfiguration } from './configuration/merge-configuration';
import { resolveSite } from './resolve.server';
import type { Site } from './site';
import { createTranslate } from './translate';

interface Instance {
  source: object;
  texts: Record<string, unknown>;
  translate: Translate;
}

/** One i18next instance per brand and language: building one costs more than rendering a page. */
const instances = new Map<string, Instance>();

/** Interface texts of a site: the language's messages with the brand's own over them. */
export function translator(site: Site): Translate {
  return instanceOf(site).translate;
}

/** The texts of some sections, for parts of a page that translate in the browser. */
export function textSections(site: Site, sections: readonly string[]): Record<string, unknown> {
  const { texts } = instanceOf(site);
  return Object.fromEntries(sections.map((section) => [section, texts[section]]));
}

function instanceOf(site: Site): Instance {
  const all = configuration();
  const key = `${site.brand.id} ${site.speech.code}`;
  const known = instances.get(key);
  // A reloaded configuration is another object: its messages replace the old instance.
  if (known && known.source === all) return known;
  const own = all.brands.get(site.brand.id)?.messages;
  const texts = site.speech.messages.reduce<Json>(
    (merged, folder) => mergeConfiguration(merged, own?.get(folder)) as Json,
    all.texts.get(site.speech.code) ?? {},
  );
  const instance = { source: all, texts, translate: remembering(createTranslate(site.speech.tag, texts)) };
  instances.set(key, instance);
  return instance;
}

/** A page asks for the same few hundred texts again and again; i18next looks each up anew. */
function remembering(translate: Translate): Translate {
  const known = new LRUCache<string, string>({ max: 5_000 });
  return (key, values) => {
    const question = values ? `${key} ${JSON.stringify(values)}` : key;
    let text = known.get(question);
    if (text === undefined) known.set(question, (text = translate(key, values)));
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
