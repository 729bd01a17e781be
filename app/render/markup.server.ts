import type { PreviewBlock } from '../../schemas/generated/types';
import { classHashes } from './page-styles.server';

/** In preview: why a block is not shown. */
export type Absence = Pick<PreviewBlock, 'fault' | 'hidden'>;

/**
 * HTML of a part of a page, and facts about it that stay the same. It is stored as bytes: as text it would take more memory (a single
 * character beyond Latin-1 doubles it) on a heap that is searched for garbage.
 */
export class Markup {
  readonly bytes: Buffer;
  /** Whether it brings the first heading of the page. */
  readonly hasHeading: boolean;
  #classes: ReadonlySet<string> | undefined;

  /** @param absence set when the HTML is the placeholder of a block that is not shown */
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

  /** Hashes of the stylesheets whose classes are in it. */
  get classes(): ReadonlySet<string> {
    return (this.#classes ??= classHashes(this.html));
  }

  equals(other: Markup): boolean {
    return this === other || this.bytes.equals(other.bytes);
  }
}
