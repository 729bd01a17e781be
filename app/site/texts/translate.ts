import i18next from 'i18next';
import type { Translate } from '../../../ui/site/site-context';

/**
 * The look-up of interface texts, the same on both sides.
 *
 * @param tag BCP 47 tag of the texts' language, which decides plural forms
 * @param texts sections by name, as `brands/messages/<language>/` has them
 */
export function createTranslate(tag: string, texts: Record<string, unknown>): Translate {
  const instance = i18next.createInstance();
  // The texts are at hand: nothing has to be waited for.
  void instance.init({
    lng: tag,
    resources: { [tag]: { translation: texts as Record<string, string> } },
    interpolation: { escapeValue: false },
    returnNull: false,
    initImmediate: false,
  });
  return (key, values) => instance.t(key, values ?? {});
}
