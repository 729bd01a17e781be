import { contentValidators, liveValidators } from '../../../schemas/generated/block-validators';
import { type BlockName, blockMeta } from '../../../schemas/generated/blocks';
import { DocumentGenerator } from './document-generator';
import { type SchemaSource, contentSource, liveSource } from './schema-source';

/** Props of a block's component. */
export interface BlockDocument {
  content: unknown;
  live: unknown;
  /** HTML of each panel of a container. */
  slots?: string[];
}

interface Validate {
  (value: unknown): boolean;
}

/** The generator does not cover rules between fields: seeds whose document violates one are skipped. */
const attempts = 40;
const panelHtml = '<div data-block="formatted-text"><p>Inside the panel</p></div>';

/** Valid documents of one block: content, live data and panels. */
export class BlockDocuments {
  readonly content: SchemaSource;
  readonly live: SchemaSource | undefined;
  readonly #contents: DocumentGenerator;
  readonly #lives: DocumentGenerator | undefined;

  constructor(readonly block: BlockName) {
    this.content = contentSource(block);
    this.live = liveSource(block);
    this.#contents = new DocumentGenerator(this.content.schema, this.content.resolve);
    this.#lives = this.live && new DocumentGenerator(this.live.schema, this.live.resolve);
  }

  document(seed: number): BlockDocument {
    const content = this.validContent(seed);
    const slots = this.#slots(content, seed);
    return { content, live: this.validLive(seed), ...(slots ? { slots } : {}) };
  }

  validContent(seed: number): unknown {
    return validDocument(this.#contents, contentValidators[this.block], seed);
  }

  /** Null for a block without live data. */
  validLive(seed: number): unknown {
    const validate: Validate | null = liveValidators[this.block];
    return this.#lives && validate ? validDocument(this.#lives, validate, seed) : null;
  }

  #slots(content: unknown, seed: number): string[] | undefined {
    const { slots } = blockMeta[this.block];
    if (!slots || typeof content !== 'object' || content === null) return undefined;
    const panels: unknown = Object.entries(content).find(([name]) => name === slots)?.[1];
    // A panel is an empty string when all its blocks are hidden.
    return Array.isArray(panels) ? panels.map((_, index) => ((seed + index) % 4 === 0 ? '' : panelHtml)) : [];
  }
}

/** @throws when no nearby seed produces a valid document, which means that the generator does not support the schema */
export function validDocument(generator: DocumentGenerator, validate: Validate, seed: number): unknown {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const document = generator.generate(seed * attempts + attempt);
    if (validate(document)) return document;
  }
  throw new Error(`no valid document near seed ${seed}`);
}
