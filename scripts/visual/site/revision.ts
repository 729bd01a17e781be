import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type InputHashes, readInputHashes } from '../cells/cell-inputs';
import { type Matrix, askMatrix, keptMatrix } from '../cells/cells';
import { type Tree, checkOut } from './git-tree';
import { prepareSite } from './prepare-site';
import { type SiteStack, startSite } from './site-stack';

/** One side of a comparison. It is built and started only when something must be asked of it. */
export class Revision {
  readonly tree: Tree;
  #say: (text: string) => void;
  #wholePages: boolean;
  #stack: SiteStack | undefined;
  #matrix: Matrix | undefined;

  constructor(tree: Tree, wholePages: boolean, say: (text: string) => void) {
    this.tree = tree;
    this.#wholePages = wholePages;
    this.#say = say;
  }

  async inputs(): Promise<InputHashes> {
    return readInputHashes({ ...this.tree, root: checkOut(this.tree) });
  }

  async matrix(): Promise<Matrix> {
    this.#matrix ??=
      keptMatrix(this.tree.id) ?? (await askMatrix(this.tree.id, this.tree.name, await this.#port()));
    return this.#matrix;
  }

  /** Brand → origin of its pages, on the port of now. */
  async origins(): Promise<Map<string, string>> {
    const port = await this.#port();
    const { origins } = await this.matrix();
    return new Map(
      Object.entries(origins).map(([brand, origin]) => {
        const url = new URL(origin);
        url.port = String(port);
        return [brand, url.origin];
      }),
    );
  }

  async #port(): Promise<number> {
    if (!this.#stack) {
      const root = prepareSite(this.tree, this.#say);
      this.#say(`starting ${this.tree.name} …`);
      this.#stack = await startSite(root, this.#hosts(root), this.#wholePages);
    }
    return this.#stack.port;
  }

  /** The last output of its processes, for diagnosis. */
  lastLines(): string {
    return this.#stack?.lastLines() ?? '';
  }

  /** Every name under which a brand of this revision answers. */
  #hosts(root: string): string[] {
    return [...this.tree.files.keys()]
      .filter((file) => /^brands\/[^/]+\/brand\.json$/.test(file))
      .flatMap((file) => {
        const brand: unknown = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
        const hosts: unknown = typeof brand === 'object' && brand && 'hosts' in brand ? brand.hosts : [];
        return Array.isArray(hosts) ? hosts.map(String) : [];
      });
  }

  async stop(): Promise<void> {
    await this.#stack?.stop();
    this.#stack = undefined;
  }
}
