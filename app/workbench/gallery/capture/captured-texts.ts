import type { Translate } from '../../../../ui/site/site-context';

/** Key of an interface text requested by a block, including its values. */
export function textQuestion(key: string, values?: Record<string, string | number>): string {
  return values ? `${key} ${JSON.stringify(values)}` : key;
}

/** Looks texts up in a capture; one that was not captured is shown as its key. */
export function capturedTranslate(texts: Readonly<Record<string, string>>): Translate {
  return (key, values) => texts[textQuestion(key, values)] ?? key;
}
