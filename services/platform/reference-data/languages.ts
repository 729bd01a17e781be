const DEFAULT_LANGUAGE = 'en';

/** Language tags of the sites' codes that are no tags, or too short ones. */
const TAGS: Readonly<Record<string, string>> = {
  no: 'nb',
  caf: 'fr-CA',
  ca: 'en-CA',
  nz: 'en-NZ',
  inen: 'en-IN',
  br: 'pt-BR',
  pt: 'pt-PT',
  cl: 'es-CL',
  pe: 'es-PE',
  tl: 'fil',
};

/** The BCP 47 tag of a language of the sites. */
export function languageTag(language: string): string {
  return TAGS[language] ?? language;
}

/** A text in a language, in its fallback, or in English. Throws when there is none of them. */
export function textIn(
  texts: Readonly<Record<string, string>>,
  language: string,
  standIns: Readonly<Record<string, string>>,
): string {
  const text = texts[language] ?? texts[standIns[language] ?? DEFAULT_LANGUAGE] ?? texts[DEFAULT_LANGUAGE];
  if (text === undefined) throw new Error(`A text has neither ${language} nor ${DEFAULT_LANGUAGE}.`);
  return text;
}
