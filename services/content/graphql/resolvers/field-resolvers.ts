import { GraphQLError } from 'graphql';
import type { EntryRecord } from '../../store/entities';
import {
  forEachRichTextLink,
  isLink,
  richTextLinks,
  type Link,
  type RichTextLinkNode,
} from '../../store/links';
import { pageOf, type Collection, type CollectionArguments } from './collections';
import type { Space } from '../../store/space';
import type { ContentModel, ModelField } from '../schema/content-model';
import type { ModelKeys, Resolver } from './context';
import { matches, type Where } from './filter';
import { EntryNode, type AssetNode, type RichTextNode } from './nodes';
import { sortRecords } from './order';
import { placeOf, resolveAsset, resolveEntry } from './resolve-links';
import { narrowScope, readField, type LocaleArguments, type Scope, type ScopeArguments } from './scope';

interface LinkArguments extends ScopeArguments {
  readonly where?: Where | null;
}

/** Creates the resolvers of one content model's fields. */
export class FieldResolvers {
  readonly #model: ContentModel;
  readonly #keys: ModelKeys;

  constructor(model: ContentModel, keys: ModelKeys) {
    this.#model = model;
    this.#keys = keys;
  }

  /** The resolver for a field's shape. */
  forField(field: ModelField): Resolver<EntryNode, CollectionArguments> {
    switch (field.shape.kind) {
      case 'scalar':
        return this.#scalar(field);
      case 'richText':
        return this.#richText(field);
      case 'asset':
        return this.#asset(field);
      case 'entry':
        return this.#entry(field);
      case 'assetList':
        return this.#assetList(field);
      case 'entryList':
        return this.#entryList(field);
    }
  }

  #scalar(field: ModelField): Resolver<EntryNode, LocaleArguments> {
    return ({ record, scope }, args, { space }) =>
      readField(record, field, narrowScope(scope, args, space), space);
  }

  #richText(field: ModelField): Resolver<EntryNode, LocaleArguments> {
    return (owner, args, { space }): RichTextNode | null => {
      const document = readField(owner.record, field, narrowScope(owner.scope, args, space), space);
      return document === null ? null : { document, owner, field };
    };
  }

  #asset(field: ModelField): Resolver<EntryNode, ScopeArguments> {
    return (owner, args, { space }) => {
      const link = readField(owner.record, field, owner.scope, space);
      const scope = narrowScope(owner.scope, args, space);
      return isLink(link) ? resolveAsset(link, scope, () => placeOf(owner, field, this.#model)) : null;
    };
  }

  #entry(field: ModelField): Resolver<EntryNode, LinkArguments> {
    return (owner, args, { space }) => {
      const link = readField(owner.record, field, owner.scope, space);
      if (!isLink(link)) return null;
      const scope = narrowScope(owner.scope, args, space);
      const place = () => placeOf(owner, field, this.#model);
      const found = resolveEntry(link, scope, place, this.#model, field.allowedTypeIds);
      if (!args.where) return found;
      if (found instanceof GraphQLError) return null;
      return this.#passes(args.where, found.record, found.scope, space) ? found : null;
    };
  }

  #assetList(field: ModelField): Resolver<EntryNode, CollectionArguments> {
    return (owner, args, { space }): Collection<AssetNode | GraphQLError> => {
      const links = linksOf(readField(owner.record, field, owner.scope, space));
      const scope = narrowScope(owner.scope, args, space);
      const place = () => placeOf(owner, field, this.#model);
      return pageOf(links, args, (link) => resolveAsset(link, scope, place));
    };
  }

  #entryList(field: ModelField): Resolver<EntryNode, CollectionArguments> {
    return (owner, args, { space }): Collection<EntryNode | GraphQLError> => {
      const links = linksOf(readField(owner.record, field, owner.scope, space));
      const scope = narrowScope(owner.scope, args, space);
      const place = () => placeOf(owner, field, this.#model);
      const resolve = (link: Link) => resolveEntry(link, scope, place, this.#model, field.allowedTypeIds);
      const { where, order } = args;
      if (!where && !order?.length) return pageOf(links, args, resolve);

      const resolved = links.map(resolve);
      const found = resolved.filter((node) => node instanceof EntryNode);
      const errors = resolved.filter((node) => node instanceof GraphQLError);
      const matching = where ? found.filter((node) => this.#passes(where, node.record, scope, space)) : found;
      const nodes = new Map(matching.map((node) => [node.record, node]));
      const sorted = order?.length
        ? sortRecords(
            matching.map((node) => node.record),
            order,
            this.#orderKeys(field),
            scope,
            space,
          ).flatMap((record) => nodes.get(record) ?? [])
        : matching;
      // Unresolvable links are reported as errors unless a filter is given, the documented way to leave them out.
      return pageOf([...sorted, ...(where ? [] : errors)], args, (node) => node);
    };
  }

  #orderKeys(field: ModelField) {
    const [only] = field.allowedTypeIds ?? [];
    return this.#keys.orderKeys(only ?? '');
  }

  #passes(where: Where, record: EntryRecord, scope: Scope, space: Space): boolean {
    return matches(
      where,
      record,
      this.#keys.filterKeys(record.contentTypeId),
      this.#keys.filterContext(scope, space),
    );
  }

  /** The unique targets of one kind of rich text node, in document order. */
  richTextTargets(list: 'entries' | 'assets', as: 'block' | 'inline' | 'hyperlink'): Resolver<RichTextNode> {
    const wanted = (nodeType: RichTextLinkNode) =>
      richTextLinks[nodeType].list === list && richTextLinks[nodeType].as === as;
    return ({ document, owner, field }) => {
      const links = new Map<string, Link>();
      forEachRichTextLink(document, (nodeType, link) => {
        if (wanted(nodeType) && !links.has(link.sys.id)) links.set(link.sys.id, link);
      });
      const place = () => placeOf(owner, field, this.#model);
      return [...links.values()].map((link) =>
        list === 'entries'
          ? resolveEntry(link, owner.scope, place, this.#model, null)
          : resolveAsset(link, owner.scope, place),
      );
    };
  }
}

function linksOf(value: unknown): readonly Link[] {
  return Array.isArray(value) ? value.filter(isLink) : [];
}
