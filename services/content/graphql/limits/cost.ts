import type { GraphQLField } from 'graphql';

/** Cost of selecting a field, per object it is selected on. */
export type FieldCost =
  /** One linked or looked-up entity. */
  | { readonly kind: 'one' }
  /** Its `limit` argument, capped by the content model. */
  | { readonly kind: 'collection'; readonly maxItems: number | null }
  /** One for each requested id. */
  | { readonly kind: 'ids' }
  /** The linked entities of a rich text. */
  | { readonly kind: 'richTextLinks'; readonly count: number };

export type FieldCosts = Map<GraphQLField<unknown, unknown>, FieldCost>;
