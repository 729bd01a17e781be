import { Ajv } from 'ajv';
import type { Policy, RolePermissions } from '../../store/people';
import { permissionsSchema, policiesSchema, policyDefinitions } from './policy-schema';
import templates from './role-templates.json';

/** A role defined by the project, without limits. */
export interface RoleTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Grants everything: Contentful has this on the membership instead of a role. */
  readonly admin?: boolean;
  readonly permissions?: RolePermissions;
  readonly policies?: readonly Policy[];
}

const areTemplates = new Ajv({ strict: false }).compile<readonly RoleTemplate[]>({
  $defs: policyDefinitions,
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'name', 'description'],
    properties: {
      id: { type: 'string' },
      name: { type: 'string' },
      description: { type: 'string' },
      admin: { type: 'boolean' },
      permissions: permissionsSchema,
      policies: policiesSchema,
    },
    additionalProperties: false,
  },
});

/** Role templates of the project, by id. */
export const roleTemplates: ReadonlyMap<string, RoleTemplate> = readTemplates(templates);

function readTemplates(value: unknown): ReadonlyMap<string, RoleTemplate> {
  if (!areTemplates(value)) throw new Error('services/content/people/roles/role-templates.json is not valid');
  return new Map(value.map((template) => [template.id, template]));
}
