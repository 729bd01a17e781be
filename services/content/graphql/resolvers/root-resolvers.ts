import type { EntryRecord } from '../../store/entities';
import type { Space } from '../../store/space';
import { cursorPageOf, pageOf, type CollectionArguments, type CursorArguments } from './collections';
import { candidatesOf } from './candidates';
import type { ContentModel, ModelType } from '../schema/content-model';
import type { ModelKeys, Resolver } from './context';
import { matches } from './filter';
import { assetFilterKeys } from './filter-keys';
import { readNodeId, writeNodeId } from './node-id';
import { AssetNode, EntryNode, type LinkedFromNode } from './nodes';
import { assetOrder, sortRecords } from './order';
import { visibleEntries } from './resolve-links';
import { narrowScope, rootScope, type Scope, type ScopeArguments } from './scope';

interface IdArguments extends ScopeArguments {
  readonly id: string;
}

interface IdsArguments extends ScopeArguments {
  readonly ids: readonly string[];
}

/** Creates the resolvers of root fields and of incoming link collections. */
export class RootResolvers {
  readonly #model: ContentModel;
  readonly #keys: ModelKeys;

  constructor(model: ContentModel, keys: ModelKeys) {
    this.#model = model;
    this.#keys = keys;
  }

  readonly asset: Resolver<unknown, IdArguments> = (_source, args, { space }) => {
    const scope = narrowScope(rootScope(space), args, space);
    const record = scope.view.asset(args.id);
    return record ? new AssetNode(record, scope) : null;
  };

  readonly assetCollection: Resolver<unknown, CollectionArguments> = (_source, args, { space }) => {
    const scope = narrowScope(rootScope(space), args, space);
    const { where } = args;
    const context = this.#keys.filterContext(scope, space);
    const found = where
      ? scope.view.assets.filter((asset) => matches(where, asset, assetFilterKeys, context))
      : scope.view.assets;
    const sorted = sortRecords(found, args.order, assetOrder, scope, space);
    return pageOf(sorted, args, (record) => new AssetNode(record, scope));
  };

  /** One entry by id; null for an unknown id or another type. */
  entry(type: ModelType): Resolver<unknown, IdArguments> {
    return (_source, args, { space }) => {
      const scope = narrowScope(rootScope(space), args, space);
      const record = scope.view.entry(args.id);
      return record?.contentTypeId === type.id ? new EntryNode(record, scope) : null;
    };
  }

  /** The entries of one type, or of every type. */
  collection(type: ModelType | null): Resolver<unknown, CollectionArguments> {
    return (_source, args, { space }) => {
      const scope = narrowScope(rootScope(space), args, space);
      return pageOf(this.#select(type, args, scope, space), args, (record) => new EntryNode(record, scope));
    };
  }

  /** The same, paged by cursor. */
  cursorCollection(type: ModelType | null): Resolver<unknown, CursorArguments> {
    return (_source, args, { space }) => {
      const scope = narrowScope(rootScope(space), args, space);
      return cursorPageOf(
        this.#select(type, args, scope, space),
        args,
        (record) => new EntryNode(record, scope),
      );
    };
  }

  #select(
    type: ModelType | null,
    args: CollectionArguments,
    scope: Scope,
    space: Space,
  ): readonly EntryRecord[] {
    const { where } = args;
    const keys = this.#keys.filterKeys(type?.id ?? '');
    const named = where ? candidatesOf(where, type?.id ?? null, keys, scope.view) : null;
    const all = type
      ? (named ?? scope.view.entriesOfType(type.id))
      : visibleEntries(scope, this.#model, space, named);
    const context = this.#keys.filterContext(scope, space);
    const found = where ? all.filter((entry) => matches(where, entry, keys, context)) : all;
    return sortRecords(found, args.order, this.#keys.orderKeys(type?.id ?? ''), scope, space);
  }

  readonly node: Resolver<unknown, IdArguments> = (_source, args, { space }) =>
    this.#node(args.id, narrowScope(rootScope(space), args, space), space);

  readonly nodes: Resolver<unknown, IdsArguments> = (_source, args, { space }) => {
    const scope = narrowScope(rootScope(space), args, space);
    return args.ids.map((id) => this.#node(id, scope, space));
  };

  #node(globalId: string, scope: Scope, space: Space): EntryNode | null {
    const id = readNodeId(space.environment, globalId);
    const record = id === null ? undefined : scope.view.entry(id);
    return record && this.#model.type(record.contentTypeId) ? new EntryNode(record, scope) : null;
  }

  readonly globalId: Resolver<EntryNode> = ({ record }, _args, { space }) =>
    writeNodeId(space.environment, record.sys.id);

  /** The entries of one type, or of every type, that link to an entity. */
  linking(type: ModelType | null): Resolver<LinkedFromNode, CollectionArguments> {
    return ({ target, locales }, args, { space }) => {
      const scope = narrowScope(target.scope, args, space);
      const { kind, sys } = target.record;
      const linking = new Set<EntryRecord>();
      for (const { entry, locale } of scope.view.linksTo(kind, sys.id)) {
        if (locales && !locales.has(locale)) continue;
        if (type ? entry.contentTypeId === type.id : this.#model.type(entry.contentTypeId))
          linking.add(entry);
      }
      const sorted = sortRecords(
        [...linking],
        args.order,
        this.#keys.orderKeys(type?.id ?? ''),
        scope,
        space,
      );
      return pageOf(sorted, args, (record) => new EntryNode(record, scope));
    };
  }
}
