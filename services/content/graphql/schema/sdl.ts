import type { ContentModel, FieldShape, LinkTarget, ModelField, ModelType } from './content-model';
import {
  assetFilterKeys,
  entryFilterKeys,
  sharedKeys,
  sysFilterKeys,
  withoutNesting,
  type FilterKey,
} from '../resolvers/filter-keys';
import {
  COLLECTION_ARGUMENTS,
  CURSOR_ARGUMENTS,
  FIXED_TYPES,
  LOCALE_ARGUMENTS,
  SCOPE_ARGUMENTS,
} from './fixed-types';
import { anyEntryOrder, assetOrder, entryOrder } from '../resolvers/order';

type Keys = ReadonlyMap<string, Pick<FilterKey<never>, 'name' | 'input'>>;

/**
 * The GraphQL schema of a content model as text, by the naming rules of Contentful's GraphQL Content API.
 * @param spaceId for the links in descriptions
 */
export function schemaText(model: ContentModel, spaceId: string): string {
  return [
    FIXED_TYPES,
    inputType('SysFilter', sysFilterKeys),
    filterType('AssetFilter', assetFilterKeys),
    enumType('AssetOrder', assetOrder.keys()),
    enumType('EntryOrder', anyEntryOrder.keys()),
    linkingCollections('AssetLinkingCollections', typesLinkingToAssets(model)),
    ...model.types.flatMap((type) => entryTypes(type, model, spaceId)),
    ...multiTypeFilters(model),
    queryType(model),
  ].join('\n\n');
}

function block(head: string, lines: Iterable<string>): string {
  return `${head} {\n${[...lines].map((line) => `  ${line}`).join('\n')}\n}`;
}

function enumType(name: string, values: Iterable<string>): string {
  return block(`enum ${name}`, values);
}

function inputType(name: string, keys: Keys, more: readonly string[] = []): string {
  return block(`input ${name}`, [...more, ...[...keys.values()].map((key) => `${key.name}: ${key.input}`)]);
}

function filterType(name: string, keys: Keys): string {
  return inputType(name, keys, [
    `AND: [${name}]`,
    `OR: [${name}]`,
    'sys: SysFilter',
    'contentfulMetadata: ContentfulMetadataFilter',
  ]);
}

function collectionType(name: string, item: string): string {
  return block(`type ${name}`, ['total: Int!', 'skip: Int!', 'limit: Int!', `items: [${item}]!`]);
}

function orderArgument(type: string): string {
  return `order: [${type}]`;
}

function entryTypes(type: ModelType, model: ContentModel, spaceId: string): string[] {
  const { name } = type;
  const keys = entryFilterKeys(type, model);
  const about = `${type.description} [See type definition](https://app.contentful.com/spaces/${spaceId}/content_types/${type.id})`;
  const fields = [
    'sys: Sys!',
    'contentfulMetadata: ContentfulMetadata!',
    '_id: ID!',
    `linkedFrom(allowedLocales: [String]): ${name}LinkingCollections`,
    ...type.fields.map((field) => fieldText(field, model)),
  ];
  return [
    `${JSON.stringify(about.trim())}\n${block(`type ${name} implements Entry & _Node`, fields)}`,
    collectionType(`${name}Collection`, name),
    block(`type ${name}CursorCollection`, [`items: [${name}]!`, 'limit: Int!', 'pages: CursorPages!']),
    filterType(`${name}Filter`, keys),
    filterType(`cf${name}NestedFilter`, withoutNesting(keys)),
    enumType(`${name}Order`, entryOrder(type).keys()),
    linkingCollections(`${name}LinkingCollections`, typesLinkingTo(type, model)),
    ...type.fields.flatMap((field) => fieldTypes(field, model)),
  ];
}

function targetType(target: LinkTarget, unionName: string, model: ContentModel): string {
  if (target.kind === 'any') return 'Entry';
  if (target.kind === 'none') return 'Never';
  return target.kind === 'union' ? unionName : (model.members(target)[0]?.name ?? 'Entry');
}

function fieldText(field: ModelField, model: ContentModel): string {
  const { name, typePrefix, shape } = field;
  switch (shape.kind) {
    case 'scalar':
      return `${name}(${LOCALE_ARGUMENTS}): ${shape.scalar}`;
    case 'richText':
      return `${name}(${LOCALE_ARGUMENTS}): ${typePrefix}`;
    case 'asset':
      return `${name}(${SCOPE_ARGUMENTS}): Asset`;
    case 'assetList':
      return `${name}(${COLLECTION_ARGUMENTS}): AssetCollection`;
    case 'entry': {
      const type = targetType(shape.target, typePrefix, model);
      const where = shape.target.kind === 'one' ? `, where: ${type}Filter` : '';
      return `${name}(${SCOPE_ARGUMENTS}${where}): ${type}`;
    }
    case 'entryList':
      return `${name}(${COLLECTION_ARGUMENTS}${listArguments(shape.target, typePrefix, model)}): ${typePrefix}Collection`;
  }
}

function listArguments(target: LinkTarget, typePrefix: string, model: ContentModel): string {
  if (target.kind === 'any' || target.kind === 'none') return '';
  if (target.kind === 'union') return `, where: ${typePrefix}Filter`;
  const type = targetType(target, '', model);
  return `, ${orderArgument(`${typePrefix}CollectionOrder`)}, where: ${type}Filter`;
}

/** Types specific to one field: unions, collections, their filters and orders, rich text. */
function fieldTypes(field: ModelField, model: ContentModel): string[] {
  const { typePrefix, shape } = field;
  switch (shape.kind) {
    case 'richText':
      return richTextTypes(typePrefix);
    case 'entry':
      return shape.target.kind === 'union' ? [unionType(typePrefix, shape.target, model)] : [];
    case 'entryList':
      return listTypes(typePrefix, shape, model);
    default:
      return [];
  }
}

function unionType(name: string, target: LinkTarget, model: ContentModel): string {
  return `union ${name} = ${model
    .members(target)
    .map((type) => type.name)
    .join(' | ')}`;
}

function listTypes(prefix: string, shape: FieldShape & { kind: 'entryList' }, model: ContentModel): string[] {
  const { target } = shape;
  const collection = collectionType(`${prefix}Collection`, targetType(target, `${prefix}Item`, model));
  if (target.kind === 'any' || target.kind === 'none') return [collection];
  const members = model.members(target);
  if (target.kind === 'union') {
    return [
      collection,
      unionType(`${prefix}Item`, target, model),
      filterType(`${prefix}Filter`, nestedSharedKeys(members, model)),
    ];
  }
  return [
    collection,
    ...members.map((type) => enumType(`${prefix}CollectionOrder`, entryOrder(type).keys())),
  ];
}

function nestedSharedKeys(members: readonly ModelType[], model: ContentModel): Keys {
  return sharedKeys(members.map((type) => withoutNesting(entryFilterKeys(type, model))));
}

function richTextTypes(name: string): string[] {
  const resource = (kind: string) =>
    block(`type ${name}Resources${kind} implements ResourceLink`, ['sys: ResourceSys!']);
  return [
    block(`type ${name}`, ['json: JSON!', `links: ${name}Links!`]),
    block(`type ${name}Links`, [
      `entries: ${name}Entries!`,
      `assets: ${name}Assets!`,
      `resources: ${name}Resources!`,
    ]),
    block(`type ${name}Entries`, ['inline: [Entry]!', 'hyperlink: [Entry]!', 'block: [Entry]!']),
    block(`type ${name}Assets`, ['hyperlink: [Asset]!', 'block: [Asset]!']),
    block(`type ${name}Resources`, [
      `block: [${name}ResourcesBlock!]!`,
      `inline: [${name}ResourcesInline!]!`,
      `hyperlink: [${name}ResourcesHyperlink!]!`,
    ]),
    ...['Block', 'Inline', 'Hyperlink'].map(resource),
  ];
}

/**
 * The filter of a field with several target types is named after the field alone, so fields of the same name
 * share it. It contains the keys common to all types that any of them may link to.
 */
function multiTypeFilters(model: ContentModel): string[] {
  const members = new Map<string, Set<ModelType>>();
  for (const type of model.types) {
    for (const { id, shape } of type.fields) {
      if ((shape.kind !== 'entry' && shape.kind !== 'entryList') || shape.target.kind !== 'union') continue;
      const list = members.get(id) ?? new Set();
      for (const member of model.members(shape.target)) list.add(member);
      members.set(id, list);
    }
  }
  return [...members].map(([id, types]) =>
    filterType(`cf${id}MultiTypeNestedFilter`, nestedSharedKeys([...types], model)),
  );
}

/** Types with a link field whose validation lists a type. */
export function typesLinkingTo(target: ModelType, model: ContentModel): readonly ModelType[] {
  return model.types.filter((type) =>
    type.fields.some(
      ({ shape, allowedTypeIds }) =>
        (shape.kind === 'entry' || shape.kind === 'entryList') && allowedTypeIds?.has(target.id) === true,
    ),
  );
}

/** Types with a field for assets. */
export function typesLinkingToAssets(model: ContentModel): readonly ModelType[] {
  return model.types.filter((type) =>
    type.fields.some(({ shape }) => shape.kind === 'asset' || shape.kind === 'assetList'),
  );
}

function linkingCollections(name: string, sources: readonly ModelType[]): string {
  const typed = sources.map((source) => ({ source, order: `${name}${source.name}CollectionOrder` }));
  const fields = typed.map(
    ({ source, order }) =>
      `${source.queryName}Collection(${COLLECTION_ARGUMENTS}, ${orderArgument(order)}): ${source.name}Collection`,
  );
  return [
    block(`type ${name}`, [`entryCollection(${COLLECTION_ARGUMENTS}): EntryCollection`, ...fields]),
    ...typed.map(({ source, order }) => enumType(order, entryOrder(source).keys())),
  ].join('\n\n');
}

function queryType(model: ContentModel): string {
  const list = (type: string) =>
    `${COLLECTION_ARGUMENTS}, ${orderArgument(`${type}Order`)}, where: ${type}Filter`;
  const pages = (type: string) =>
    `${CURSOR_ARGUMENTS}, ${orderArgument(`${type}Order`)}, where: ${type}Filter`;
  return block('type Query', [
    `asset(id: String!, ${SCOPE_ARGUMENTS}): Asset`,
    `assetCollection(${list('Asset')}): AssetCollection`,
    `entryCollection(${list('Entry')}): EntryCollection`,
    `entryCursorCollection(${pages('Entry')}): EntryCursorCollection`,
    `_node(id: ID!, ${SCOPE_ARGUMENTS}): _Node`,
    `_nodes(ids: [ID!]!, ${SCOPE_ARGUMENTS}): [_Node]!`,
    ...model.types.flatMap(({ name, queryName }) => [
      `${queryName}(id: String!, ${SCOPE_ARGUMENTS}): ${name}`,
      `${queryName}Collection(${list(name)}): ${name}Collection`,
      `${queryName}CursorCollection(${pages(name)}): ${name}CursorCollection`,
    ]),
  ]);
}
