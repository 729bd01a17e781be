import { LRUCache } from 'lru-cache';
import { RemixI18Next } from 'remix-i18next/server';
import type { Translate } from '../../../ui/site/site-context';
import { configuration } from '../configuration/configuration.server';
import { type Json, mergeConfiguration } from '../configuration/merge-configuration';
import type { Configuration } from '../configuration/read-configuration.server';
import { resolveSite } from '../resolve.server';
import type { Site } from '../site';
import { type SiteKey, siteKey } from '../site-key';
import { createTranslate } from './translate';

/** Brand × language combinations whose merged texts are cached. */
const maxOwn = 1_000;

/** Texts of brands that override some of their language's, and the configuration they were merged from. */
const ownTexts = new LRUCache<SiteKey, { source: Configuration; texts: Json }>({ max: maxOwn });

/**
 * One i18next instance per set of texts: building one costs more than rendering a page. Brands without texts of their
 * own share the language's, and instances of a replaced configuration are garbage-collected.
 */
const instances = new WeakMap<Json, Translate>();

/** Interface texts of a site: the language's messages with the brand's overrides. */
export function translator(site: Site): Translate {
  return translatorOf(site.speech.tag, textsOf(site));
}

/** Interface texts of a language alone, for pages without a brand. */
export function languageTranslator({ code, tag }: Pick<Site['speech'], 'code' | 'tag'>): Translate {
  return translatorOf(tag, configuration().texts.get(code) ?? {});
}

function translatorOf(tag: string, texts: Json): Translate {
  let translate = instances.get(texts);
  if (!translate) instances.set(texts, (translate = remembering(createTranslate(tag, texts))));
  return translate;
}

/** The texts of some sections, for parts of a page that are translated in the browser. */
export function textSections(site: Site, sections: readonly string[]): Record<string, unknown> {
  const texts = textsOf(site);
  return Object.fromEntries(sections.map((section) => [section, texts[section]]));
}

/** The texts of a language with the brand's overrides: the same object until the configuration changes. */
function textsOf({ brand, speech }: Site): Json {
  const all = configuration();
  const texts = all.texts.get(speech.code) ?? {};
  const own = all.brands.get(brand.id)?.messages;
  if (!speech.messages.some((folder) => own?.has(folder))) return texts;
  const key = siteKey({ brand }, 'brand', speech.code);
  const cached = ownTexts.get(key);
  if (cached?.source === all) return cached.texts;
  const merged = speech.messages.reduce<Json>(
    (over, folder) => mergeConfiguration(over, own?.get(folder)) as Json,
    texts,
  );
  ownTexts.set(key, { source: all, texts: merged });
  return merged;
}

const maxRemembered = 5_000;

/** Pages read the same few hundred texts repeatedly; i18next resolves each again. */
function remembering(translate: Translate): Translate {
  const cached = new Map<string, string>();
  return (key, values) => {
    const question = values ? `${key} ${JSON.stringify(values)}` : key;
    let text = cached.get(question);
    if (text !== undefined) return text;
    text = translate(key, values);
    // Values are unbounded. Cleared when full: an LRU per instance would cost too much.
    if (cached.size >= maxRemembered) cached.clear();
    cached.set(question, text);
    return text;
  };
}

/** remix-i18next's detector, per configuration: a reloaded one may have other languages. */
const detectors = new WeakMap<Configuration, RemixI18Next>();

/** Language tag of a request: from the address, never from a header or cookie. */
export function requestLanguage(request: Request): Promise<string> {
  const all = configuration();
  let detector = detectors.get(all);
  if (!detector) detectors.set(all, (detector = detectorOf(all)));
  return detector.getLocale(request);
}

function detectorOf({ languages }: Configuration): RemixI18Next {
  return new RemixI18Next({
    detection: {
      supportedLanguages: [...languages.values()].map(({ tag }) => tag),
      fallbackLanguage: 'en',
      order: ['custom'],
      findLocale: async (request) => {
        const resolution = resolveSite(request);
        return resolution.kind === 'site' ? resolution.site.speech.tag : null;
      },
    },
  });
}
