import type { ErrorObject } from 'ajv';
import { type Json, isJson } from './merge-configuration';
import { pointerNames, valueAt } from './json-pointer';
import { nearestText } from './nearest-text';

/** Types in words for authors of settings. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number without quotation marks',
  integer: 'a whole number without quotation marks',
  boolean: 'true or false without quotation marks',
  array: 'a list in square brackets',
  object: 'a group of settings in braces',
  null: 'null',
};

/**
 * A schema violation as text: JSON pointer, reason, nearest allowed value, remedy.
 * @param value that was validated
 * @param schema whose descriptions explain what to write; if missing, the violated rule does
 */
export function violationText(error: ErrorObject, value: unknown, schema: object | undefined): string {
  const unknown: unknown = error.params['additionalProperty'];
  const own = typeof unknown === 'string' ? `/${unknown.replaceAll('~', '~0').replaceAll('/', '~1')}` : '';
  const place = `${error.instancePath}${own}` || '/';
  const wrong = valueOf(value, error.instancePath);
  return `${place} ${reasonOf(error, wrong, schemaAt(schema, error.instancePath))}`;
}

function reasonOf({ keyword, params, message }: ErrorObject, wrong: unknown, schema: Json): string {
  const description = typeof schema['description'] === 'string' ? schema['description'] : undefined;
  const meaning = description ? ` ${description}` : '';
  const limit = String(params['limit']);
  switch (keyword) {
    case 'additionalProperties':
      return unknownSetting(String(params['additionalProperty']), schema);
    case 'required':
      return `lacks "${String(params['missingProperty'])}". Add it.${descriptionOf(schema, String(params['missingProperty']))}`;
    case 'type':
      return `is ${written(wrong)}. Write ${kindsOf(params['type'])}.${meaning}`;
    case 'enum':
    case 'const': {
      const allowed = [params['allowedValues'] ?? params['allowedValue']].flat().map(String);
      return `is ${written(wrong)}. ${didYouMean(String(wrong), allowed)}Write one of: ${allowed.join(', ')}.`;
    }
    case 'pattern':
      return description
        ? `is ${written(wrong)}, which is not allowed. Write: ${description}${codeHint(String(wrong), String(params['pattern']))}`
        : `is ${written(wrong)}, which is not written as it must be (${String(params['pattern'])}).`;
    case 'minLength':
      return `is ${wrong === '' ? 'empty' : `shorter than ${limit} characters`}. Write a text.${meaning}`;
    case 'maxLength':
      return `is longer than ${limit} characters. Shorten it.${meaning}`;
    case 'minItems':
      return `has fewer than ${limit} entries. Add what is missing.${meaning}`;
    case 'maxItems':
      return `has more than ${limit} entries. Remove some.${meaning}`;
    case 'uniqueItems':
      return `has the same entry twice. Remove one.${meaning}`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `is ${written(wrong)}. It ${message ?? 'is out of bounds'}.${meaning}`;
    case 'propertyNames':
      return `has "${String(params['propertyName'])}", which is no name that is allowed there. Correct or remove it.${meaning}`;
    default:
      return `${message ?? 'is wrong'}.${meaning}`;
  }
}

function unknownSetting(name: string, { properties }: Json): string {
  const settings = isJson(properties) ? Object.keys(properties) : [];
  const remedy = didYouMean(name, settings);
  const all = settings.length > 0 && settings.length <= 12 ? ` There are: ${settings.join(', ')}.` : '';
  return `is no setting. ${remedy || 'Remove it.'}${all}`.trim().replaceAll('  ', ' ');
}

function didYouMean(text: string, candidates: readonly string[]): string {
  const nearest = nearestText(text, candidates);
  return nearest === undefined ? '' : `Did you mean "${nearest}"? `;
}

/** A code, such as that of a currency, that is too long or in lower case. */
function codeHint(wrong: string, pattern: string): string {
  const length = Number(/^\^\[A-Z\]\{(\d)\}\$$/.exec(pattern)?.[1]);
  return Number.isNaN(length)
    ? ''
    : ` ${length} capital letters, such as "${wrong.toUpperCase().slice(0, length)}".`;
}

const longest = 60;

function written(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function kindsOf(type: unknown): string {
  return [type]
    .flat()
    .map((name) => kinds[String(name)] ?? String(name))
    .join(' or ');
}

function descriptionOf(schema: Json, name: string): string {
  const property = valueAt(schema, `/properties/${name}`);
  return isJson(property) && typeof property['description'] === 'string' ? ` ${property['description']}` : '';
}

/** The value at a pointer, including through lists. */
function valueOf(value: unknown, pointer: string): unknown {
  return pointerNames(pointer).reduce<unknown>((node, name) => {
    if (Array.isArray(node)) return (node as unknown[])[Number(name)];
    return isJson(node) && Object.hasOwn(node, name) ? node[name] : undefined;
  }, value);
}

/** The part of a schema for the value at a pointer; empty if there is none. */
function schemaAt(schema: object | undefined, pointer: string): Json {
  const found = pointerNames(pointer).reduce<unknown>((node, name) => {
    if (!isJson(node)) return undefined;
    const { properties, items, additionalProperties } = node;
    if (isJson(properties) && Object.hasOwn(properties, name)) return properties[name];
    return /^\d+$/.test(name) && isJson(items) ? items : additionalProperties;
  }, schema);
  return isJson(found) ? found : {};
}
