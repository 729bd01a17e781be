import type { GraphQLFieldResolver } from 'graphql';
import type { AssetFile, EntryRecord } from '../../store/entities';
import type { Space } from '../../store/space';
import type { AnswerSize } from '../limits/answer-size';
import type { ContentModel } from '../schema/content-model';
import type { FilterContext } from './filter';
import { entryFilterKeys, type FilterKeys } from './filter-keys';
import { anyEntryOrder, entryOrder, type OrderKeys } from './order';
import type { Scope } from './scope';

/** Shared by all fields of one request. */
export interface QueryContext {
  readonly space: Space;
  /** URL of an asset's file, without image parameters. */
  readonly fileUrl: (file: AssetFile, imageQuery?: string) => string;
  readonly answerSize: AnswerSize;
}

/** A resolver of this schema; GraphQL has validated its arguments. */
export type Resolver<TSource, TArguments = object> = GraphQLFieldResolver<TSource, QueryContext, TArguments>;

/** Filter and order keys of each type, created once per content model. */
export class ModelKeys {
  readonly #filters: ReadonlyMap<string, FilterKeys<EntryRecord>>;
  readonly #orders: ReadonlyMap<string, OrderKeys<EntryRecord>>;

  constructor(model: ContentModel) {
    this.#filters = new Map(model.types.map((type) => [type.id, entryFilterKeys(type, model)]));
    this.#orders = new Map(model.types.map((type) => [type.id, entryOrder(type)]));
  }

  readonly filterKeys = (contentTypeId: string): FilterKeys<EntryRecord> =>
    this.#filters.get(contentTypeId) ?? new Map();

  readonly orderKeys = (contentTypeId: string): OrderKeys<EntryRecord> =>
    this.#orders.get(contentTypeId) ?? anyEntryOrder;

  filterContext(scope: Scope, space: Space): FilterContext {
    return { scope, space, keysOf: this.filterKeys };
  }
}
