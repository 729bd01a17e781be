import type { Translate } from '../../../../ui/site/site-context';

/** An interface text requested by a block: its key, with its values if it has some. */
export function textQuestion(key: string, values?: Record<string, string | number>): string {
  return values ? `${key} ${JSON.stringify(values)}` : key;
}

/** Answers from the texts of a capture; a text that was not captured is shown as its key. */
export function capturedTranslate(texts: Readonly<Record<string, string>>): Translate {
  return (key, values) => texts[textQuestion(key, values)] ?? key;
}
