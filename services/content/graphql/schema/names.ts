/** Type names of the fixed part of the schema. A content type with such a name is prefixed, as in Contentful's GraphQL API. */
const RESERVED_TYPES = new Set([
  ...[
    'Query',
    'String',
    'Int',
    'Float',
    'Boolean',
    'ID',
    'DateTime',
    'JSON',
    'Dimension',
    'Quality',
    'HexColor',
  ],
  ...['Location', 'Circle', 'Rectangle', 'RichText', 'Never', 'Sys', 'SysFilter', 'CursorPages'],
  ...['Asset', 'AssetCollection', 'AssetFilter', 'AssetOrder', 'AssetLinkingCollections'],
  ...[
    'Entry',
    'EntryCollection',
    'EntryCursorCollection',
    'EntryFilter',
    'EntryOrder',
    'ResourceLink',
    'ResourceLinkCollection',
    'ResourceSys',
  ],
  ...['ContentfulMetadata', 'ContentfulMetadataFilter', 'ContentfulMetadataTagsFilter', 'ContentfulTag'],
  ...['ContentfulMetadataConceptsFilter', 'ContentfulMetadataConceptsDescendantsFilter', 'TaxonomyConcept'],
  ...[
    'ImageFormat',
    'ImageResizeFocus',
    'ImageResizeStrategy',
    'ImageTransformOptions',
    'TimelineFilterInput',
  ],
]);

/** Field names that every entry type or filter already has. */
export const RESERVED_FIELDS = new Set(['sys', 'contentfulMetadata', 'linkedFrom', '_id', 'AND', 'OR']);

/** Valid names of GraphQL; those with two leading underscores are reserved. */
export const GRAPHQL_NAME = /^(?!__)[A-Za-z_][A-Za-z0-9_]*$/;

/** `my-2content-type` → `My2ContentType`: removes other characters and capitalises each word and each letter after a digit. */
export function pascalCase(id: string): string {
  return id
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/\d[a-z]/g, (pair) => pair.toUpperCase());
}

/** The GraphQL type name of a content type. */
export function typeName(contentTypeId: string): string {
  const name = pascalCase(contentTypeId);
  return /^\d|^$/.test(name) || RESERVED_TYPES.has(name) ? `ContentType${name}` : name;
}

/** The name of the root field that reads one entry of a type. */
export function queryName(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
