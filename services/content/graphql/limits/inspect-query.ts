import {
  getArgumentValues,
  GraphQLError,
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isObjectType,
  isInterfaceType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { isRecord } from '../../../../schemas/is-record';
import { effectiveLimit, MAX_LIMIT } from '../resolvers/collections';
import type { FieldCost } from './cost';
import type { ExecutableSchema } from '../schema/executable-schema';

/** Contentful's limit on the complexity of one query. */
export const MAX_COST = 11_000;

export interface QueryFacts {
  /** Complexity: the maximum number of entities that the query can return. */
  readonly cost: number;
  /** Conditions in all filters, and the values in them. */
  readonly conditions: number;
  /** True if any part selects preview content. */
  readonly wantsPreview: boolean;
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * Computes the complexity of a validated operation before it runs. Each collection costs its limit (capped by
 * the content model) times the limits of the collections around it, each single link costs once per object it
 * is selected on, a rich text's `links` cost 1000 unless the content model limits them. All else is free. Each
 * fragment is inspected once.
 * @throws GraphQLError for a limit or skip out of range.
 */
export function inspectQuery(
  executable: ExecutableSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): QueryFacts {
  const inspector = new Inspector(executable, document, variables);
  const { cost, conditions, wantsPreview } = inspector.ofSelections(
    operation.selectionSet,
    executable.schema.getQueryType() ?? undefined,
  );
  return {
    cost: Math.min(cost, Number.MAX_SAFE_INTEGER),
    conditions: Math.min(conditions, Number.MAX_SAFE_INTEGER),
    wantsPreview,
  };
}

const NOTHING: QueryFacts = { cost: 0, conditions: 0, wantsPreview: false };

/** Inspects parts of a query, each per object it is selected on. */
class Inspector {
  readonly #executable: ExecutableSchema;
  readonly #variables: Variables;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #ofFragment = new Map<string, QueryFacts>();

  constructor(executable: ExecutableSchema, document: DocumentNode, variables: Variables) {
    this.#executable = executable;
    this.#variables = variables;
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        this.#fragments.set(definition.name.value, definition);
    }
  }

  ofSelections({ selections }: SelectionSetNode, parent: GraphQLNamedType | undefined): QueryFacts {
    let { cost, conditions, wantsPreview } = NOTHING;
    for (const node of selections) {
      if (isLeftOut(node, this.#variables)) continue;
      const part = this.#ofSelection(node, parent);
      cost += part.cost;
      conditions += part.conditions;
      wantsPreview ||= part.wantsPreview;
    }
    return { cost, conditions, wantsPreview };
  }

  #ofSelection(node: SelectionNode, parent: GraphQLNamedType | undefined): QueryFacts {
    if (node.kind === Kind.FIELD) return this.#ofField(node, parent);
    if (node.kind === Kind.FRAGMENT_SPREAD) return this.#ofSpread(node.name.value);
    const { schema } = this.#executable;
    return this.ofSelections(
      node.selectionSet,
      node.typeCondition ? schema.getType(node.typeCondition.name.value) : parent,
    );
  }

  #ofSpread(name: string): QueryFacts {
    let facts = this.#ofFragment.get(name);
    if (!facts) {
      const fragment = this.#fragments.get(name);
      const type = fragment && this.#executable.schema.getType(fragment.typeCondition.name.value);
      facts = fragment ? this.ofSelections(fragment.selectionSet, type) : NOTHING;
      this.#ofFragment.set(name, facts);
    }
    return facts;
  }

  #ofField(node: FieldNode, parent: GraphQLNamedType | undefined): QueryFacts {
    const field: GraphQLField<unknown, unknown> | undefined =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field) return NOTHING;
    const inner = node.selectionSet
      ? this.ofSelections(node.selectionSet, getNamedType(field.type))
      : NOTHING;
    const price = this.#executable.costs.get(field);
    if (!price) return inner;
    const args = getArgumentValues(field, node, this.#variables);
    const times = objectsOf(price, node, args);
    return {
      cost: times * (1 + inner.cost),
      conditions: inner.conditions + sizeOf(args.where),
      wantsPreview: inner.wantsPreview || args.preview === true,
    };
  }
}

/** Maximum number of objects that a field returns. */
function objectsOf(price: FieldCost, node: FieldNode, args: Variables): number {
  switch (price.kind) {
    case 'one':
      return 1;
    case 'ids':
      return Array.isArray(args.ids) ? args.ids.length : 1;
    case 'collection': {
      checkRange(node, 'limit', args.limit, MAX_LIMIT);
      checkRange(node, 'skip', args.skip, Number.MAX_SAFE_INTEGER);
      const limit = effectiveLimit(typeof args.limit === 'number' ? args.limit : null);
      return Math.min(limit, price.maxItems ?? limit);
    }
    case 'richTextLinks':
      return price.count;
  }
}

/** The keys and values in a filter. */
function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), 0);
  if (isRecord(value)) return Object.values(value).reduce<number>((sum, item) => sum + 1 + sizeOf(item), 0);
  return value === undefined || value === null ? 0 : 1;
}

function isLeftOut(node: SelectionNode, variables: Variables): boolean {
  if (!node.directives?.length) return false;
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true) return true;
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if === false;
}

function checkRange(node: FieldNode, name: string, value: unknown, max: number): void {
  if (typeof value !== 'number' || (value >= 0 && value <= max)) return;
  throw new GraphQLError(
    `Argument "${name}" of field "${node.name.value}" must be a number from 0 to ${max}, got ${value}.`,
    { nodes: node },
  );
}
