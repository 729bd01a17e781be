import type { PlatformDataMessages } from '../../../schemas/generated/types';

/** Kinds of messages. */
export type MessageTemplate = keyof PlatformDataMessages;

/** Text of a message; an SMS has no subject. */
export interface MessageText {
  locale: string;
  subject: string | null;
  text: string;
}

/** Renders a template in a language, or its fallback. */
export type MessageTexts = (
  template: MessageTemplate,
  locale: string,
  values: Readonly<Record<string, string>>,
) => MessageText;

const DEFAULT_LANGUAGE = 'en';

/** Throws when the default language has no texts; `standIns` contains fallback languages. */
export function createMessageTexts(
  texts: ReadonlyMap<string, PlatformDataMessages>,
  standIns: Readonly<Record<string, string>>,
): MessageTexts {
  const fallback = texts.get(DEFAULT_LANGUAGE);
  if (fallback === undefined)
    throw new Error('data/messages has no en.json, which serves all other languages.');
  return (template, locale, values) => {
    const wanted = texts.has(locale) ? locale : (standIns[locale] ?? DEFAULT_LANGUAGE);
    const found = texts.get(wanted);
    const message: { subject?: string; text: string } = (found ?? fallback)[template];
    return {
      locale: found === undefined ? DEFAULT_LANGUAGE : wanted,
      subject: message.subject === undefined ? null : fill(message.subject, values),
      text: fill(message.text, values),
    };
  };
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A message needs a value for {{${name}}}.`);
    return value;
  });
}
