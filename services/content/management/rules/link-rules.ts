import { mimeTypeTest } from '../../rest/mime-groups';
import type { RawField } from '../../store/export-file';
import { isLink, type Link } from '../../store/links';
import type { StoredAssetFile } from '../../store/resource';
import { boundsInWords, endsOf, isWithin } from './bounds';
import type { ContentReader } from '../lifecycle/content-reader';
import { type FieldRule, messageOf } from './field-rules';
import type { ValidationError } from '../bodies/validation-error';

type Path = ValidationError['path'];

/** Position of a checked value. */
export interface CheckedField {
  readonly reader: ContentReader;
  readonly entryId: string;
  readonly contentTypeId: string;
  readonly field: RawField;
  readonly locale: string;
  readonly defaultLocale: string;
}

/** Validates the targets of links. Broken links are reported separately. */
export function linkProblems(
  checked: CheckedField,
  rule: FieldRule,
  value: unknown,
  path: Path,
): ValidationError[] {
  if (!isLink(value)) return [];
  return value.sys.linkType === 'Entry'
    ? entryLinkProblems(checked, rule, value, path)
    : assetLinkProblems(checked, rule, value, path);
}

function entryLinkProblems(
  { reader }: CheckedField,
  rule: FieldRule,
  link: Link,
  path: Path,
): ValidationError[] {
  const allowed = rule.linkContentType;
  const target = reader.get('Entry', link.sys.id);
  if (!allowed || !target || allowed.includes(target.sys.contentType.sys.id)) return [];
  const details = `Must link to an entry of content type ${allowed.join(', ')}`;
  return [
    { name: 'linkContentType', path, value: link, contentTypeId: allowed, details, ...messageOf(rule) },
  ];
}

function assetLinkProblems(
  checked: CheckedField,
  rule: FieldRule,
  link: Link,
  path: Path,
): ValidationError[] {
  const { reader, locale, defaultLocale } = checked;
  const files = reader.get('Asset', link.sys.id)?.fields.file;
  const file = files?.[locale] ?? files?.[defaultLocale];
  if (!file) return [];
  const problems: ValidationError[] = [];
  const add = (name: string, details: string, more: object) =>
    problems.push({ name, path, value: link, ...more, details, ...messageOf(rule) });
  const groups = rule.linkMimetypeGroup;
  if (groups && !groups.some((group) => mimeTypeTest(group)(file.contentType))) {
    add('linkMimetypeGroup', `Must link to a file of the kind ${groups.join(', ')}`, {
      mimetypeGroupName: groups,
    });
  }
  const { assetFileSize: size, assetImageDimensions: dimensions } = rule;
  if (size && file.details && !isWithin(file.details.size, size)) {
    add('assetFileSize', `File size in bytes ${boundsInWords(size)}`, endsOf(size));
  }
  if (dimensions && !fits(file, dimensions)) {
    add('assetImageDimensions', 'The image is too small or too large', { ...dimensions });
  }
  return problems;
}

function fits(
  file: StoredAssetFile,
  { width, height }: NonNullable<FieldRule['assetImageDimensions']>,
): boolean {
  const image = file.details?.image;
  return !image || (isWithin(image.width, width ?? {}) && isWithin(image.height, height ?? {}));
}
