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

/** A validation of a field. Each object in `validations` has one rule, and optionally a message. */
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
  /** Validations of rich text links, by node type. */
  readonly nodes?: Readonly<Record<string, readonly FieldRule[]>>;
  /** Shown to editors instead of the default message. */
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

/** True for a complete rule of a supported kind. */
export const isFieldRule = new Ajv({ strict: false }).compile<FieldRule>(schema);

/** The supported rules among a field's validations. Writes reject others. */
export function rulesOf(validations: readonly unknown[] | undefined): readonly FieldRule[] {
  return (validations ?? []).filter((validation) => isFieldRule(validation));
}

/** The content type's own error message, if it has one. */
export function messageOf({ message }: FieldRule) {
  return message ? { customMessage: message } : {};
}

/** True if entries cannot be published without the field. */
export function isRequired(field: RawField): boolean {
  return 'required' in field && field.required === true;
}
