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
  type SelectionSetNode,
} from 'graphql';
import { effectiveLimit, MAX_LIMIT } from './collections';
import type { ExecutableSchema } from './executable-schema';

/** Contentful's limit on the complexity of one query. */
export const MAX_COST = 11_000;

export interface QueryFacts {
  /** Complexity: how many entities the query could return. */
  readonly cost: number;
  /** Whether any part asks for preview content. */
  readonly wantsPreview: boolean;
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * Computes the complexity of a validated operation before it runs. Each collection costs its limit (capped by
 * the content model) times the limits of the collections around it, each single link costs once per object it is
 * selected on, a rich text's `links` cost 1000 unless the content model limits them. All else is free.
 * @throws GraphQLError for a limit or skip out of range.
 */
export function inspectQuery(
  { schema, costs }: ExecutableSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): QueryFacts {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  let cost = 0;
  let wantsPreview = false;

  const visitField = (node: FieldNode, parent: GraphQLNamedType | undefined, times: number) => {
    const field: GraphQLField<unknown, unknown> | undefined =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field) return;
    let inner = times;
    const price = costs.get(field);
    if (price) {
      const args = getArgumentValues(field, node, variables);
      if (args.preview === true) wantsPreview = true;
      switch (price.kind) {
        case 'one':
          cost += times;
          break;
        case 'ids':
          inner = times * (Array.isArray(args.ids) ? args.ids.length : 1);
          cost += inner;
          break;
        case 'collection': {
          checkRange(node, 'limit', args.limit, MAX_LIMIT);
          checkRange(node, 'skip', args.skip, Number.MAX_SAFE_INTEGER);
          const limit = effectiveLimit(typeof args.limit === 'number' ? args.limit : null);
          inner = times * Math.min(limit, price.maxItems ?? limit);
          cost += inner;
          break;
        }
        case 'richTextLinks':
          inner = times * price.count;
          cost += inner;
      }
    }
    if (node.selectionSet) visit(node.selectionSet, getNamedType(field.type), inner);
  };

  const visit = (selections: SelectionSetNode, parent: GraphQLNamedType | undefined, times: number) => {
    for (const node of selections.selections) {
      if (isLeftOut(node, variables)) continue;
      if (node.kind === Kind.FIELD) visitField(node, parent, times);
      else if (node.kind === Kind.INLINE_FRAGMENT) {
        const type = node.typeCondition ? schema.getType(node.typeCondition.name.value) : parent;
        visit(node.selectionSet, type, times);
      } else {
        const fragment = fragments.get(node.name.value);
        if (fragment) visit(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), times);
      }
    }
  };

  visit(operation.selectionSet, schema.getQueryType() ?? undefined, 1);
  return { cost, wantsPreview };
}

function isLeftOut(node: SelectionSetNode['selections'][number], variables: Variables): boolean {
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
