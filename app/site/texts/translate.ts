import i18next from 'i18next';
import type { Translate } from '../../../ui/site/site-context';

/**
 * Lookup of interface texts, the same on server and browser.
 * @param tag BCP 47 tag of the texts' language, which determines plural forms
 * @param texts sections by name, as in `brands/messages/<language>/`
 */
export function createTranslate(tag: string, texts: Record<string, unknown>): Translate {
  const instance = i18next.createInstance();
  // Synchronous, because the texts are already loaded.
  void instance.init({
    lng: tag,
    resources: { [tag]: { translation: texts as Record<string, string> } },
    interpolation: { escapeValue: false },
    returnNull: false,
    initImmediate: false,
  });
  return (key, values) => instance.t(key, values ?? {});
}
