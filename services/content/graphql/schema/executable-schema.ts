import {
  buildASTSchema,
  isAbstractType,
  isObjectType,
  isTypeDefinitionNode,
  parse,
  validateSchema,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { limitAnswers } from '../limits/answer-size';
import { assetResolvers, linkedFrom, metadata, sys } from '../resolvers/asset-resolvers';
import { ContentModelError, type ContentModel, type ModelType } from './content-model';
import { ModelKeys, type Resolver } from '../resolvers/context';
import type { FieldCost, FieldCosts } from '../limits/cost';
import { FieldResolvers } from '../resolvers/field-resolvers';
import { EntryNode, type RichTextNode } from '../resolvers/nodes';
import { RootResolvers } from '../resolvers/root-resolvers';
import { attachScalars } from './scalars';
import { schemaText, typesLinkingTo, typesLinkingToAssets } from './sdl';

export interface ExecutableSchema {
  readonly schema: GraphQLSchema;
  readonly costs: FieldCosts;
}

const ONE: FieldCost = { kind: 'one' };
const COLLECTION: FieldCost = { kind: 'collection', maxItems: null };

/**
 * Builds the schema of a content model and assigns each field its resolver and cost.
 * @throws ContentModelError when two types get the same name
 */
export function executableSchema(model: ContentModel, spaceId: string): ExecutableSchema {
  const document = parse(schemaText(model, spaceId), { noLocation: true });
  checkTypeNames(document);
  const schema = buildASTSchema(document, { assumeValidSDL: true });
  const [fault] = validateSchema(schema);
  if (fault) throw fault;
  attachScalars(schema);
  const wiring = new Wiring(schema, model);
  wiring.connectRoot();
  wiring.connectAssets();
  for (const type of model.types) wiring.connectEntries(type);
  wiring.connectAbstractTypes();
  limitAnswers(schema);
  return { schema, costs: wiring.costs };
}

/** Detects collisions such as a content type `gameCollection` with the collection of `game`. */
function checkTypeNames({ definitions }: DocumentNode): void {
  const names = new Set<string>();
  for (const definition of definitions) {
    if (!isTypeDefinitionNode(definition)) continue;
    const name = definition.name.value;
    if (names.has(name)) {
      throw new ContentModelError(
        'COLLIDING_TYPE_NAMES',
        `Two parts of the content model become the GraphQL type ${name}. Rename a content type or field that this name is made of.`,
      );
    }
    names.add(name);
  }
}

class Wiring {
  readonly costs: FieldCosts = new Map();
  readonly #schema: GraphQLSchema;
  readonly #model: ContentModel;
  readonly #roots: RootResolvers;
  readonly #fields: FieldResolvers;

  constructor(schema: GraphQLSchema, model: ContentModel) {
    const keys = new ModelKeys(model);
    this.#schema = schema;
    this.#model = model;
    this.#roots = new RootResolvers(model, keys);
    this.#fields = new FieldResolvers(model, keys);
  }

  connectRoot(): void {
    const roots = this.#roots;
    this.#connect('Query', 'asset', roots.asset, ONE);
    this.#connect('Query', 'assetCollection', roots.assetCollection, COLLECTION);
    this.#connect('Query', 'entryCollection', roots.collection(null), COLLECTION);
    this.#connect('Query', 'entryCursorCollection', roots.cursorCollection(null), COLLECTION);
    this.#connect('Query', '_node', roots.node, ONE);
    this.#connect('Query', '_nodes', roots.nodes, { kind: 'ids' });
    for (const type of this.#model.types) {
      this.#connect('Query', type.queryName, roots.entry(type), ONE);
      this.#connect('Query', `${type.queryName}Collection`, roots.collection(type), COLLECTION);
      this.#connect('Query', `${type.queryName}CursorCollection`, roots.cursorCollection(type), COLLECTION);
    }
  }

  connectAssets(): void {
    for (const [name, resolver] of Object.entries(assetResolvers)) this.#connect('Asset', name, resolver);
    this.#connectShared('Asset', typesLinkingToAssets(this.#model));
  }

  connectEntries(type: ModelType): void {
    this.#connectShared(type.name, typesLinkingTo(type, this.#model));
    this.#connect(type.name, '_id', this.#roots.globalId);
    for (const field of type.fields) {
      const { shape } = field;
      const cost: FieldCost | undefined =
        shape.kind === 'asset' || shape.kind === 'entry'
          ? ONE
          : shape.kind === 'assetList' || shape.kind === 'entryList'
            ? { kind: 'collection', maxItems: shape.maxItems }
            : undefined;
      this.#connect(type.name, field.name, this.#fields.forField(field), cost);
      if (shape.kind === 'richText') this.#connectRichText(field.typePrefix, shape.linksCost);
    }
  }

  #connectShared(typeName: string, linking: readonly ModelType[]): void {
    this.#connect(typeName, 'sys', sys);
    this.#connect(typeName, 'contentfulMetadata', metadata);
    this.#connect(typeName, 'linkedFrom', linkedFrom);
    const collections = `${typeName}LinkingCollections`;
    this.#connect(collections, 'entryCollection', this.#roots.linking(null), COLLECTION);
    for (const type of linking) {
      this.#connect(collections, `${type.queryName}Collection`, this.#roots.linking(type), COLLECTION);
    }
  }

  #connectRichText(name: string, count: number): void {
    const same = (node: RichTextNode) => node;
    this.#connect(name, 'json', ({ document }: RichTextNode) => document);
    this.#connect(name, 'links', same, { kind: 'richTextLinks', count });
    for (const list of ['entries', 'assets'] as const) {
      this.#connect(`${name}Links`, list, same);
      const type = `${name}${list === 'entries' ? 'Entries' : 'Assets'}`;
      for (const as of ['block', 'hyperlink'] as const) {
        this.#connect(type, as, this.#fields.richTextTargets(list, as));
      }
    }
    this.#connect(`${name}Entries`, 'inline', this.#fields.richTextTargets('entries', 'inline'));
    // Links to other spaces are not supported: the lists exist in the schema, but are always empty.
    this.#connect(`${name}Links`, 'resources', () => ({ block: [], inline: [], hyperlink: [] }));
  }

  connectAbstractTypes(): void {
    for (const type of Object.values(this.#schema.getTypeMap())) {
      if (!isAbstractType(type)) continue;
      type.resolveType = (node: unknown) =>
        node instanceof EntryNode ? this.#model.type(node.record.contentTypeId)?.name : undefined;
    }
  }

  #connect<TSource, TArguments>(
    typeName: string,
    fieldName: string,
    resolve: Resolver<TSource, TArguments>,
    cost?: FieldCost,
  ): void {
    const type = this.#schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (!field) throw new Error(`The generated schema lacks ${typeName}.${fieldName}.`);
    field.resolve = resolve;
    if (cost) this.costs.set(field, cost);
  }
}
