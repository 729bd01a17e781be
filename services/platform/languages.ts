const DEFAULT_LANGUAGE = 'en';

/** A text in a language, in the one that stands in for it, or in English. Throws when there is none of them. */
export function textIn(
  texts: Readonly<Record<string, string>>,
  language: string,
  standIns: Readonly<Record<string, string>>,
): string {
  const text = texts[language] ?? texts[standIns[language] ?? DEFAULT_LANGUAGE] ?? texts[DEFAULT_LANGUAGE];
  if (text === undefined) throw new Error(`A text has neither ${language} nor ${DEFAULT_LANGUAGE}.`);
  return text;
}
