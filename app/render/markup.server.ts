import type { PreviewBlock } from '../../schemas/generated/types';
import { classHashes } from './page-styles.server';

/** In preview: why a block is hidden. */
export type Absence = Pick<PreviewBlock, 'fault' | 'hidden'>;

/**
 * HTML of a part of a page, with derived facts. Stored as bytes: a string would take more memory (one character beyond
 * Latin-1 doubles it) and be scanned by the garbage collector.
 */
export class Markup {
  readonly bytes: Buffer;
  /** Whether it contains the first heading of the page. */
  readonly hasHeading: boolean;
  #classes: ReadonlySet<string> | undefined;

  /** @param absence set when the HTML is the placeholder of a hidden block */
  constructor(
    html: string,
    readonly absence?: Absence,
  ) {
    this.bytes = Buffer.from(html);
    this.hasHeading = this.bytes.includes('<h1');
  }

  get html(): string {
    return this.bytes.toString();
  }

  /** Hashes of the stylesheets it uses. */
  get classes(): ReadonlySet<string> {
    return (this.#classes ??= classHashes(this.html));
  }

  equals(other: Markup): boolean {
    return this === other || this.bytes.equals(other.bytes);
  }
}
