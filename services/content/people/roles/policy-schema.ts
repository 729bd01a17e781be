/** JSON schema of a role's permissions. */
export const permissionsSchema = {
  type: 'object',
  properties: Object.fromEntries(
    ['ContentDelivery', 'ContentModel', 'EnvironmentAliases', 'Environments', 'Settings', 'Tags'].map(
      (name) => [
        name,
        {
          anyOf: [
            { const: 'all' },
            { type: 'array', maxItems: 10, items: { enum: ['read', 'manage', 'create', 'all'] } },
          ],
        },
      ],
    ),
  ),
  additionalProperties: false,
};

const doc = {
  type: 'object',
  required: ['doc'],
  properties: {
    doc: { type: 'string', pattern: '^[A-Za-z_%][A-Za-z0-9_%-]*(\\.[A-Za-z0-9_%-]+){1,7}$', maxLength: 200 },
  },
  additionalProperties: false,
};
const values = { type: 'array', minItems: 2, maxItems: 2 };

const inner = { $ref: '#/$defs/constraint' };
const list = { type: 'array', maxItems: 200, items: inner };

/** Definitions required at the root of a schema that contains policies. */
export const policyDefinitions = {
  constraint: {
    type: 'object',
    minProperties: 1,
    maxProperties: 1,
    properties: {
      and: list,
      or: list,
      not: { if: { type: 'array' }, then: list, else: inner },
      equals: { ...values, items: [doc, { type: ['string', 'number', 'boolean', 'null'] }] },
      in: {
        ...values,
        items: [doc, { type: 'array', maxItems: 500, items: { type: ['string', 'number', 'boolean'] } }],
      },
      paths: { type: 'array', minItems: 1, maxItems: 500, items: doc },
    },
    additionalProperties: false,
  },
};

/** JSON schema of a role's policies; needs {@link policyDefinitions}. */
export const policiesSchema = {
  type: 'array',
  maxItems: 100,
  items: {
    type: 'object',
    required: ['effect', 'actions'],
    properties: {
      effect: { enum: ['allow', 'deny'] },
      actions: {
        anyOf: [
          { const: 'all' },
          {
            type: 'array',
            minItems: 1,
            maxItems: 20,
            items: {
              enum: ['read', 'create', 'update', 'delete', 'publish', 'unpublish', 'archive', 'unarchive'],
            },
          },
        ],
      },
      constraint: { if: { type: 'object' }, then: inner, else: { type: 'null' } },
    },
    additionalProperties: false,
  },
};
