/** Arguments that every localized field takes. */
export const LOCALE_ARGUMENTS = 'locale: String, useFallbackLocale: Boolean';
/** Arguments of fields that resolve other entities. */
export const SCOPE_ARGUMENTS = 'locale: String, preview: Boolean, useFallbackLocale: Boolean';
/** Arguments of a collection. */
export const COLLECTION_ARGUMENTS = `limit: Int = 100, skip: Int = 0, ${SCOPE_ARGUMENTS}`;
/** Arguments of a collection that is paged by cursor. */
export const CURSOR_ARGUMENTS = `limit: Int = 100, pageNext: String, pagePrev: String, ${SCOPE_ARGUMENTS}`;

/** The part of the schema that is the same in every space. */
export const FIXED_TYPES = /* GraphQL */ `
"""
Shows the content as it will be at a point in time or with a release. Takes effect with preview content only.
"""
directive @timeline(where: TimelineFilterInput) on QUERY
"""
Adds where each value comes from to the response.
"""
directive @contentSourceMaps on QUERY

"""
A date and time as in RFC 3339, such as 2026-01-31T18:00:00.000Z.
"""
scalar DateTime
"""
Any JSON value.
"""
scalar JSON
"""
A width or height in pixels, 1 to 4000.
"""
scalar Dimension
"""
Image quality in percent, 1 to 100.
"""
scalar Quality
"""
A colour such as rgb:ffffff.
"""
scalar HexColor
"""
An area such as {lat: 1.5, lon: 2.5, radius: 10}, the radius in kilometres.
"""
scalar Circle
"""
An area such as {bottomLeftLat: 1, bottomLeftLon: 1, topRightLat: 2, topRightLon: 2}.
"""
scalar Rectangle
"""
The type of links whose validation names content types none of which is published: always null.
"""
scalar Never

input TimelineFilterInput {
  release_lte: String
  timestamp_lte: DateTime
}

interface Entry {
  sys: Sys!
  contentfulMetadata: ContentfulMetadata!
}

interface _Node {
  _id: ID!
}

interface ResourceLink {
  sys: ResourceSys!
}

type ResourceSys {
  urn: String!
  linkType: String!
}

type Sys {
  id: String!
  spaceId: String!
  environmentId: String!
  """
  The locale that was requested.
  """
  locale: String
  publishedAt: DateTime
  firstPublishedAt: DateTime
  publishedVersion: Int
}

type ContentfulMetadata {
  tags: [ContentfulTag]!
  concepts: [TaxonomyConcept]!
}

type ContentfulTag {
  id: String
  name: String
}

type TaxonomyConcept {
  id: String
}

type CursorPages {
  next: String
  prev: String
}

type Location {
  lat: Float
  lon: Float
}

type EntryCollection {
  total: Int!
  skip: Int!
  limit: Int!
  items: [Entry]!
}

type EntryCursorCollection {
  items: [Entry]!
  limit: Int!
  pages: CursorPages!
}

input EntryFilter {
  AND: [EntryFilter]
  OR: [EntryFilter]
  sys: SysFilter
  contentfulMetadata: ContentfulMetadataFilter
}

input ContentfulMetadataFilter {
  tags: ContentfulMetadataTagsFilter
  tags_exists: Boolean
  concepts: ContentfulMetadataConceptsFilter
  concepts_exists: Boolean
}

input ContentfulMetadataTagsFilter {
  id_contains_all: [String]
  id_contains_some: [String]
  id_contains_none: [String]
}

input ContentfulMetadataConceptsFilter {
  id_contains_all: [String]
  id_contains_some: [String]
  id_contains_none: [String]
  descendants: ContentfulMetadataConceptsDescendantsFilter
}

input ContentfulMetadataConceptsDescendantsFilter {
  id_contains_all: [String]
  id_contains_some: [String]
  id_contains_none: [String]
}

"""
A file of the space.
"""
type Asset {
  sys: Sys!
  contentfulMetadata: ContentfulMetadata!
  title(${LOCALE_ARGUMENTS}): String
  description(${LOCALE_ARGUMENTS}): String
  contentType(${LOCALE_ARGUMENTS}): String
  fileName(${LOCALE_ARGUMENTS}): String
  size(${LOCALE_ARGUMENTS}): Int
  url(transform: ImageTransformOptions, ${LOCALE_ARGUMENTS}): String
  width(${LOCALE_ARGUMENTS}): Int
  height(${LOCALE_ARGUMENTS}): Int
  linkedFrom(allowedLocales: [String]): AssetLinkingCollections
}

type AssetCollection {
  total: Int!
  skip: Int!
  limit: Int!
  items: [Asset]!
}

input ImageTransformOptions {
  width: Dimension
  height: Dimension
  quality: Quality
  format: ImageFormat
  resizeStrategy: ImageResizeStrategy
  resizeFocus: ImageResizeFocus
  """
  Radius of rounded corners in pixels; -1 makes an ellipse.
  """
  cornerRadius: Int
  backgroundColor: HexColor
}

enum ImageFormat {
  AVIF
  JPG
  JPG_PROGRESSIVE
  PNG
  PNG8
  WEBP
}

enum ImageResizeStrategy {
  CROP
  FILL
  FIT
  PAD
  SCALE
  THUMB
}

enum ImageResizeFocus {
  BOTTOM
  BOTTOM_LEFT
  BOTTOM_RIGHT
  CENTER
  FACE
  FACES
  LEFT
  RIGHT
  TOP
  TOP_LEFT
  TOP_RIGHT
}
`;
