import { Ajv } from 'ajv';
import type { RawField } from '../../store/export-file';

export interface Bounds<T> {
  readonly min?: T | null;
  readonly max?: T | null;
}

interface Pattern {
  readonly pattern: string;
  readonly flags?: string | null;
}

/** Validation of a field beyond its type. An object of a field's `validations` has one of these, and maybe a message. */
export interface FieldRule {
  readonly unique?: boolean;
  readonly in?: readonly (string | number)[];
  readonly size?: Bounds<number>;
  readonly range?: Bounds<number>;
  readonly dateRange?: Bounds<string>;
  readonly regexp?: Pattern;
  readonly prohibitRegexp?: Pattern;
  readonly linkContentType?: readonly string[];
  readonly linkMimetypeGroup?: readonly string[];
  /** Bytes. */
  readonly assetFileSize?: Bounds<number>;
  /** Pixels. */
  readonly assetImageDimensions?: {
    readonly width?: Bounds<number> | null;
    readonly height?: Bounds<number> | null;
  };
  readonly enabledNodeTypes?: readonly string[];
  readonly enabledMarks?: readonly string[];
  /** Rules for the links of rich text, by type of node. */
  readonly nodes?: Readonly<Record<string, readonly FieldRule[]>>;
  /** Shown to the editor instead of the default message. */
  readonly message?: string | null;
}

const number = { type: ['number', 'null'] };
const bounds = { type: 'object', properties: { min: number, max: number }, additionalProperties: false };
const date = { type: ['string', 'null'] };
const pattern = {
  type: 'object',
  required: ['pattern'],
  properties: { pattern: { type: 'string', maxLength: 1000 }, flags: { type: ['string', 'null'] } },
  additionalProperties: false,
};
const texts = { type: 'array', items: { type: 'string' }, maxItems: 1000 };
const nullable = { type: ['object', 'null'] };
const mimetypeGroups = [
  ...['attachment', 'plaintext', 'image', 'audio', 'video', 'richtext', 'presentation', 'spreadsheet'],
  ...['pdfdocument', 'archive', 'code', 'markup'],
];

const schema = {
  $id: 'rule',
  type: 'object',
  properties: {
    unique: { type: 'boolean' },
    in: { type: 'array', items: { type: ['string', 'number'] }, maxItems: 1000 },
    size: bounds,
    range: bounds,
    dateRange: {
      type: 'object',
      properties: { min: date, max: date, after: date, before: date },
      additionalProperties: false,
    },
    regexp: pattern,
    prohibitRegexp: pattern,
    linkContentType: texts,
    linkMimetypeGroup: { type: 'array', items: { enum: mimetypeGroups } },
    assetFileSize: bounds,
    assetImageDimensions: {
      type: 'object',
      properties: { width: { ...bounds, ...nullable }, height: { ...bounds, ...nullable } },
      additionalProperties: false,
    },
    enabledNodeTypes: texts,
    enabledMarks: texts,
    relationshipType: texts,
    nodes: { type: 'object', additionalProperties: { type: 'array', items: { $ref: 'rule' } } },
    message: { type: ['string', 'null'] },
  },
  additionalProperties: false,
};

/** Whether a value is a rule of a kind that exists, complete and of the right types. */
export const isFieldRule = new Ajv({ strict: false }).compile<FieldRule>(schema);

/** The rules among a field's validations. Others have no effect; writes refuse them. */
export function rulesOf(validations: readonly unknown[] | undefined): readonly FieldRule[] {
  return (validations ?? []).filter((validation) => isFieldRule(validation));
}

/** The message that the content type defines for editors. */
export function messageOf({ message }: FieldRule) {
  return message ? { customMessage: message } : {};
}

/** Whether an entry cannot be published without the field. */
export function isRequired(field: RawField): boolean {
  return 'required' in field && field.required === true;
}
