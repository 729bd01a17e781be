import { classHashes } from './page-styles.server';

/** HTML of a part of a page, with what is asked of it again and again while it stays the same. */
export class Markup {
  readonly html: string;
  #bytes: Buffer | undefined;
  #classes: ReadonlySet<string> | undefined;
  #hasHeading: boolean | undefined;

  constructor(html: string) {
    this.html = html;
  }

  get bytes(): Buffer {
    return (this.#bytes ??= Buffer.from(this.html));
  }

  /** Hashes of the stylesheets whose classes are in it. */
  get classes(): ReadonlySet<string> {
    return (this.#classes ??= classHashes(this.html));
  }

  /** Whether it brings the first heading of the page. */
  get hasHeading(): boolean {
    return (this.#hasHeading ??= this.html.includes('<h1'));
  }
}
