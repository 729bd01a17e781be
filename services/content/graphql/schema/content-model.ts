import type { ContentType } from '../../store/entities';
import type { RawField, RawValidation } from '../../store/export-file';
import { GRAPHQL_NAME, pascalCase, queryName, RESERVED_FIELDS, typeName } from './names';

export type ScalarName =
  'String' | 'Int' | 'Float' | 'Boolean' | 'DateTime' | 'JSON' | 'Location' | '[String]';

/**
 * Types that a link may point to. Two listed types make a union, even if one of them is unknown; if all are
 * unknown, there is no valid target.
 */
export type LinkTarget =
  | { readonly kind: 'one'; readonly typeId: string }
  | { readonly kind: 'union'; readonly typeIds: readonly string[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'any' };

/** A field of a content type in the GraphQL schema. */
export type FieldShape =
  | { readonly kind: 'scalar'; readonly scalar: ScalarName; readonly isOrderable: boolean }
  | { readonly kind: 'richText'; readonly linksCost: number }
  | { readonly kind: 'asset' }
  | { readonly kind: 'assetList'; readonly maxItems: number | null }
  | { readonly kind: 'entry'; readonly target: LinkTarget }
  | { readonly kind: 'entryList'; readonly target: LinkTarget; readonly maxItems: number | null };

export interface ModelField {
  readonly id: string;
  /** GraphQL name: the field id, or `{id}Collection` for a list of links. */
  readonly name: string;
  /** Type name + field name in PascalCase; prefix of the field's own types. */
  readonly typePrefix: string;
  readonly isLocalized: boolean;
  readonly shape: FieldShape;
  /** Content types in the field's validation, existing or not; null for every type. */
  readonly allowedTypeIds: ReadonlySet<string> | null;
}

export interface ModelType {
  readonly id: string;
  readonly name: string;
  readonly queryName: string;
  readonly description: string;
  readonly fields: readonly ModelField[];
}

/** Content types that cannot form one GraphQL schema; every query gets HTTP 422. */
export class ContentModelError extends Error {
  readonly code: 'COLLIDING_TYPE_NAMES' | 'COLLIDING_FIELD_NAMES' | 'RESERVED_FIELD_NAME';

  constructor(code: ContentModelError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Cost of a rich text field's `links` when the content model does not limit the embedded entities. */
const UNLIMITED_LINKS_COST = 1000;

const LINK_NODES = [
  ...['embedded-entry-block', 'embedded-entry-inline', 'entry-hyperlink'],
  ...['embedded-asset-block', 'asset-hyperlink'],
];

/**
 * The published content types under their GraphQL names.
 * @throws ContentModelError when names collide or are reserved.
 */
export class ContentModel {
  readonly types: readonly ModelType[];
  readonly #byId: ReadonlyMap<string, ModelType>;

  constructor(contentTypes: readonly ContentType[]) {
    const published = contentTypes.filter((type) => type.isPublished);
    const existingTypes = new Set(published.map((type) => type.id));
    const names = new Map<string, string>();
    this.types = published.map((contentType) => {
      const name = typeName(contentType.id);
      const other = names.get(name);
      if (other !== undefined) {
        throw new ContentModelError(
          'COLLIDING_TYPE_NAMES',
          `The content types "${other}" and "${contentType.id}" both become the GraphQL type ${name}. Rename one of them.`,
        );
      }
      names.set(name, contentType.id);
      return toModelType(contentType, name, existingTypes);
    });
    this.#byId = new Map(this.types.map((type) => [type.id, type]));
  }

  /** The type of a content type id, undefined for one that is not published. */
  type(contentTypeId: string): ModelType | undefined {
    return this.#byId.get(contentTypeId);
  }

  /** The existing types of a union. */
  members(target: LinkTarget): readonly ModelType[] {
    if (target.kind === 'any') return this.types;
    if (target.kind === 'none') return [];
    const ids = target.kind === 'one' ? [target.typeId] : target.typeIds;
    return ids.flatMap((id) => this.type(id) ?? []);
  }
}

function toModelType(contentType: ContentType, name: string, existingTypes: ReadonlySet<string>): ModelType {
  const taken = new Set<string>();
  const fields: ModelField[] = [];
  for (const raw of contentType.fields) {
    const shape = raw.omitted ? null : shapeOf(raw, existingTypes);
    if (!shape) continue;
    const isList = shape.kind === 'assetList' || shape.kind === 'entryList';
    const fieldName = isList ? `${raw.id}Collection` : raw.id;
    if (RESERVED_FIELDS.has(raw.id) || !GRAPHQL_NAME.test(raw.id)) {
      throw new ContentModelError(
        'RESERVED_FIELD_NAME',
        `The field "${raw.id}" of the content type "${contentType.id}" has a name that the API uses itself or that GraphQL does not allow. Rename it.`,
      );
    }
    if (taken.has(fieldName)) {
      throw new ContentModelError(
        'COLLIDING_FIELD_NAMES',
        `Two fields of the content type "${contentType.id}" become the GraphQL field ${fieldName}. Rename one of them.`,
      );
    }
    taken.add(fieldName);
    const allowed = linkContentTypes(raw);
    fields.push({
      id: raw.id,
      name: fieldName,
      typePrefix: name + pascalCase(raw.id),
      isLocalized: raw.localized ?? false,
      shape,
      allowedTypeIds: allowed.length > 0 ? new Set(allowed) : null,
    });
  }
  return {
    id: contentType.id,
    name,
    queryName: queryName(name),
    description: contentType.description,
    fields,
  };
}

function shapeOf(raw: RawField, existingTypes: ReadonlySet<string>): FieldShape | null {
  const scalar = (name: ScalarName, isOrderable: boolean): FieldShape => ({
    kind: 'scalar',
    scalar: name,
    isOrderable,
  });
  switch (raw.type) {
    case 'Symbol':
      return scalar('String', true);
    case 'Text':
      return scalar('String', false);
    case 'Integer':
      return scalar('Int', true);
    case 'Number':
      return scalar('Float', true);
    case 'Date':
      return scalar('DateTime', true);
    case 'Boolean':
      return scalar('Boolean', true);
    case 'Object':
      return scalar('JSON', false);
    case 'Location':
      return scalar('Location', false);
    case 'RichText':
      return { kind: 'richText', linksCost: linksCost(raw.validations ?? []) };
    case 'Link':
      return raw.linkType === 'Asset'
        ? { kind: 'asset' }
        : { kind: 'entry', target: linkTarget(raw, existingTypes) };
    case 'Array': {
      if (raw.items?.type === 'Symbol') return scalar('[String]', false);
      if (raw.items?.type !== 'Link') return null;
      const maxItems = maxOf(raw.validations ?? []);
      return raw.items.linkType === 'Asset'
        ? { kind: 'assetList', maxItems }
        : { kind: 'entryList', target: linkTarget(raw, existingTypes), maxItems };
    }
    default:
      return null;
  }
}

function linkContentTypes(raw: RawField): readonly string[] {
  const validations = (raw.type === 'Array' ? raw.items?.validations : raw.validations) ?? [];
  return validations.find((validation) => validation.linkContentType)?.linkContentType ?? [];
}

function linkTarget(raw: RawField, existingTypes: ReadonlySet<string>): LinkTarget {
  const listed = linkContentTypes(raw);
  const typeIds = listed.filter((id) => existingTypes.has(id));
  const [only] = typeIds;
  if (only === undefined) return listed.length > 0 ? { kind: 'none' } : { kind: 'any' };
  return listed.length === 1 ? { kind: 'one', typeId: only } : { kind: 'union', typeIds };
}

function maxOf(validations: readonly RawValidation[]): number | null {
  return validations.find((validation) => validation.size)?.size?.max ?? null;
}

/** Limits on embedded entities lower the cost if every allowed kind has one. */
function linksCost(validations: readonly RawValidation[]): number {
  const enabled =
    validations.find((validation) => validation.enabledNodeTypes)?.enabledNodeTypes ?? LINK_NODES;
  const nodes = validations.find((validation) => validation.nodes)?.nodes ?? {};
  const maxima = LINK_NODES.filter((kind) => enabled.includes(kind)).map((kind) => maxOf(nodes[kind] ?? []));
  const total = maxima.reduce<number>((sum, max) => sum + (max ?? UNLIMITED_LINKS_COST), 0);
  return Math.min(total, UNLIMITED_LINKS_COST);
}
