import type { Request } from 'express';
import type { RawField } from '../../store/export-file';
import { isRecord } from '../../../../schemas/is-record';
import type { StoredContentType } from '../../store/resource';
import { bodyCheck, checkedValue } from '../bodies/checked-body';
import { resourceBody } from '../bodies/resource-body';

/** Body of a content type. */
export type ContentTypeBody = Omit<StoredContentType, 'sys'>;

const KEYS = { required: ['name', 'fields'], optional: ['description', 'displayField', 'metadata'] };

const NAME_MAX = 256;
const DESCRIPTION_MAX = 500;
const text = { type: 'string', minLength: 1, maxLength: NAME_MAX };
const flag = { type: 'boolean' };
const linkType = { enum: ['Entry', 'Asset'] };
const validations = { type: 'array', items: { type: 'object' }, maxItems: 50 };
const needsLinkType = { if: { properties: { type: { const: 'Link' } } }, then: { required: ['linkType'] } };
const fieldTypes = [
  ...['Symbol', 'Text', 'Integer', 'Number', 'Date', 'Boolean', 'Object', 'Location', 'RichText'],
  ...['Array', 'Link', 'ResourceLink'],
];

const field = {
  type: 'object',
  required: ['id', 'name', 'type'],
  properties: {
    id: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_]{0,63}$' },
    name: text,
    type: { enum: fieldTypes },
    linkType,
    localized: flag,
    required: flag,
    disabled: flag,
    omitted: flag,
    deleted: flag,
    apiName: { type: 'string' },
    validations,
    defaultValue: { type: ['object', 'null'] },
    allowedResources: { type: 'array' },
    items: {
      type: 'object',
      required: ['type'],
      properties: { type: { enum: ['Symbol', 'Link', 'ResourceLink'] }, linkType, validations },
      additionalProperties: false,
      ...needsLinkType,
    },
  },
  additionalProperties: false,
  allOf: [needsLinkType, { if: { properties: { type: { const: 'Array' } } }, then: { required: ['items'] } }],
};

const isContentTypeBody = bodyCheck<ContentTypeBody>({
  type: 'object',
  properties: {
    name: text,
    description: { type: ['string', 'null'], maxLength: DESCRIPTION_MAX },
    displayField: { type: ['string', 'null'] },
    fields: { type: 'array', items: field },
    metadata: { type: ['object', 'null'] },
  },
});

/**
 * The content type in a request body. Fields marked as deleted are left out.
 *
 * @throws ApiError 400, or 422 with all problems
 */
export function contentTypeBody(request: Request): ContentTypeBody {
  const { sys: _sys, ...sent } = resourceBody(request, KEYS);
  const body = checkedValue(sent, isContentTypeBody);
  return { ...body, fields: body.fields.filter((one) => !isDeleted(one)).map(complete) };
}

function isDeleted(one: RawField): boolean {
  return isRecord(one) && one.deleted === true;
}

/** Contentful returns these for every field. */
const defaults = { localized: false, required: false, validations: [], disabled: false, omitted: false };

function complete(one: RawField): RawField {
  const { deleted: _deleted, ...kept } = { deleted: false, ...one };
  return { ...defaults, ...kept };
}
