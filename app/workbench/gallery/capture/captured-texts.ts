import type { Translate } from '../../../../ui/site/site-context';

/** What a block asked the interface texts for: the key, with its values if it has some. */
export function textQuestion(key: string, values?: Record<string, string | number>): string {
  return values ? `${key} ${JSON.stringify(values)}` : key;
}

/** Answers from the texts of a capture; a text nobody asked for then is shown as its key. */
export function capturedTranslate(texts: Readonly<Record<string, string>>): Translate {
  return (key, values) => texts[textQuestion(key, values)] ?? key;
}
