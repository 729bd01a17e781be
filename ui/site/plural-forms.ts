import type { MessageKey } from '../../schemas/generated/message-keys';
import type { Translate } from './site-context';

/** The forms of a counted text by plural category, with `{{count}}` as the number's placeholder. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const placeholder = '{{count}}';
const rulesByTag = new Map<string, Intl.PluralRules>();

function pluralRules(tag: string): Intl.PluralRules {
  let rules = rulesByTag.get(tag);
  if (!rules) {
    rules = new Intl.PluralRules(tag);
    rulesByTag.set(tag, rules);
  }
  return rules;
}

/**
 * All forms of a counted message, so that the browser can count on without the message catalogue.
 *
 * @param tag BCP 47 tag of the messages' language
 */
export function pluralForms(t: Translate, key: MessageKey, tag: string): PluralForms {
  const cached = formsByTexts.get(t) ?? new Map<string, PluralForms>();
  formsByTexts.set(t, cached);
  const forms = cached.get(`${tag} ${key}`) ?? makeForms(t, key, tag);
  cached.set(`${tag} ${key}`, forms);
  return forms;
}

/** Cached, because a page uses the same few forms repeatedly. */
const formsByTexts = new WeakMap<Translate, Map<string, PluralForms>>();

function makeForms(t: Translate, key: MessageKey, tag: string): PluralForms {
  const forms: PluralForms = { other: '' };
  // The smallest number of each category is its sample: 0 to 110 covers all categories of every language except those
  // of fractions and millions, which `other` covers.
  for (let sample = 110; sample >= 0; sample--) {
    forms[pluralRules(tag).select(sample)] = t(key, { count: sample }).replace(String(sample), placeholder);
  }
  return forms;
}

/** A counted text in the form its number asks for. */
export function withCount(forms: PluralForms, count: number, tag: string): string {
  return (forms[pluralRules(tag).select(count)] ?? forms.other).replace(placeholder, String(count));
}
