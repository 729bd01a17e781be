import { isRecord } from '../../../../schemas/is-record';
import type { StoredAsset, StoredLocale } from '../../store/resource';
import type { ContentReader } from '../lifecycle/content-reader';
import type { ValidationError } from '../bodies/validation-error';

const TITLE_MAX = 256;
const DESCRIPTION_MAX = 50_000;

/** Problems that block writing the fields of an asset. Files are validated by their own schema. */
export function assetStructureProblems(
  reader: ContentReader,
  fields: Readonly<Record<string, unknown>>,
): ValidationError[] {
  const codes = new Set(reader.list('Locale').map(({ code }) => code));
  return Object.entries(fields).flatMap(([id, values]): ValidationError[] => {
    const path = ['fields', id];
    const max = id === 'title' ? TITLE_MAX : DESCRIPTION_MAX;
    if (!['title', 'description', 'file'].includes(id)) {
      return [{ name: 'unknown', path, value: values, details: `Assets have no field "${id}"` }];
    }
    if (!isRecord(values)) {
      const details = `The type of "${id}" is incorrect, expected type: Object with a value for each locale`;
      return [{ name: 'type', type: 'Object', path, value: values, details }];
    }
    return Object.entries(values).flatMap(([locale, value]): ValidationError[] => {
      const at = [...path, locale];
      if (!codes.has(locale)) {
        return [{ name: 'unknown', path: at, value, details: `There is no locale "${locale}"` }];
      }
      if (id === 'file' || value === null) return [];
      if (typeof value !== 'string') {
        const details = `The type of "${locale}" is incorrect, expected type: String`;
        return [{ name: 'type', type: 'String', path: at, value, details }];
      }
      return value.length <= max
        ? []
        : [{ name: 'size', path: at, max, value, details: `Size must be at most ${max}` }];
    });
  });
}

/** Problems that block publishing an asset: a missing or unprocessed file. */
export function assetProblems(reader: ContentReader, asset: StoredAsset): ValidationError[] {
  const files = Object.entries(asset.fields.file ?? {});
  if (files.length === 0) return [required(['fields', 'file'])];
  return [
    ...files.filter(([, file]) => file.url === undefined).map(([locale]) => unprocessed(locale)),
    ...neededLocales(reader.list('Locale'))
      .filter((code) => !files.some(([locale]) => locale === code))
      .map((code) => required(['fields', 'file', code])),
  ];
}

/** Only the default locale needs a file; the others fall back to it. */
function neededLocales(locales: readonly StoredLocale[]): readonly string[] {
  return locales.filter((locale) => locale.default).map(({ code }) => code);
}

function required(path: readonly string[]): ValidationError {
  return { name: 'required', path, details: `The property "${path.at(-1)}" is required here` };
}

function unprocessed(locale: string): ValidationError {
  const details = `The file has not been processed. Send PUT …/files/${locale}/process first.`;
  return { name: 'required', path: ['fields', 'file', locale, 'url'], details };
}
