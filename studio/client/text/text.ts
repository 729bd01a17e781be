import i18next, { type TOptions } from 'i18next';
import english from '../../messages/en.json';

/** A text of the studio. */
export type TextKey = keyof typeof english;

const texts = i18next.createInstance();
void texts.init({
  lng: 'en',
  resources: { en: { translation: english } },
  keySeparator: false,
  nsSeparator: false,
  // React escapes rendered text.
  interpolation: { escapeValue: false },
  initImmediate: false,
});

/** The text of a key. `count` chooses the plural form (`…_one`, `…_other`). */
export function text(key: TextKey | PluralKey, values: TOptions = {}): string {
  return texts.t(key, values);
}

type PluralKey = TextKey extends infer Key ? (Key extends `${infer Stem}_other` ? Stem : never) : never;
