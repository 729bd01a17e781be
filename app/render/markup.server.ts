import { classHashes } from './page-styles.server';

/** HTML of a part of a page, with what is asked of it again and again while it stays the same. */
export class Markup {
  readonly html: string;
  /** Whether it brings the first heading of the page. */
  readonly hasHeading: boolean;
  #bytes: Buffer | undefined;
  #classes: ReadonlySet<string> | undefined;

  constructor(html: string) {
    this.html = html;
    // React puts a text together of some ten thousand pieces. Looking into it makes it one piece at once: kept until the page is whole,
    // the pieces of every block were a twelfth of the time a page takes, all of it spent on collecting garbage.
    this.hasHeading = html.includes('<h1');
  }

  get bytes(): Buffer {
    return (this.#bytes ??= Buffer.from(this.html));
  }

  /** Hashes of the stylesheets whose classes are in it. */
  get classes(): ReadonlySet<string> {
    return (this.#classes ??= classHashes(this.html));
  }
}
