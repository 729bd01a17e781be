import type { PreviewBlocksAnswer, StoredVersion, UnsavedContent } from '../../../schemas/generated/types';
import { validatePreviewBlocksAnswer } from '../../../schemas/generated/validators.js';

/** The next request, queued while one is in flight. */
interface Wish {
  sequence: number;
  refresh: boolean;
  since: number;
}

/** Callbacks for the result of a request. Times in milliseconds since the studio's message. */
export interface RequestListeners {
  /** @param requested the request; `isNewest` unless a later one is queued */
  onAnswer(answer: PreviewBlocksAnswer, requested: Wish & { isNewest: boolean }): void;
  onFailure(sequence: number, reason: string): void;
  /** Called when the preview is no longer open. */
  onClosed(): void;
}

/** Requests the page with unsaved content: one request at a time, then only the newest queued one. */
export class BlockRequests {
  readonly #hashes: Map<string, string>;
  readonly #listeners: RequestListeners;
  #unsaved: UnsavedContent = {};
  #version: StoredVersion | undefined;
  #wish: Wish | undefined;
  #newest = -1;
  #isAsking = false;

  /** @param hashes of the HTML on the page, by the keys of blocks */
  constructor(hashes: Readonly<Record<string, string>>, listeners: RequestListeners) {
    this.#hashes = new Map(Object.entries(hashes));
    this.#listeners = listeners;
  }

  /**
   * @param unsaved left out if only saved content has changed
   * @param version a stored version of the page, which it continues to show
   */
  ask(
    sequence: number,
    {
      unsaved,
      version,
      refresh = false,
    }: { unsaved?: UnsavedContent; version?: StoredVersion; refresh?: boolean },
  ): void {
    if (sequence < this.#newest) return;
    this.#newest = sequence;
    if (unsaved) this.#unsaved = unsaved;
    if (version) this.#version = version;
    this.#wish = { sequence, refresh: refresh || (this.#wish?.refresh ?? false), since: performance.now() };
    if (!this.#isAsking) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isAsking = true;
    for (let wish = this.#wish; wish; wish = this.#wish) {
      this.#wish = undefined;
      try {
        const answer = await this.#send(wish.refresh);
        if (!answer) this.#listeners.onClosed();
        else {
          this.#remember(answer);
          this.#listeners.onAnswer(answer, { ...wish, isNewest: !this.#wish });
        }
      } catch (error) {
        this.#listeners.onFailure(wish.sequence, error instanceof Error ? error.message : String(error));
      }
    }
    this.#isAsking = false;
  }

  async #send(refresh: boolean): Promise<PreviewBlocksAnswer | undefined> {
    const response = await fetch('/preview/blocks', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        path: location.pathname + location.search,
        unsaved: this.#unsaved,
        ...(this.#version ? { version: this.#version } : {}),
        have: this.hashes(),
        refresh,
      }),
    });
    const answer: unknown = await response.json();
    if (response.status === 403) return undefined;
    if (!response.ok) throw new Error(messageOf(answer) ?? `HTTP ${response.status}`);
    if (!validatePreviewBlocksAnswer(answer)) throw new Error('the answer is not understood');
    return answer;
  }

  /** Hashes of the HTML on the page. */
  hashes(): Record<string, string> {
    return Object.fromEntries(this.#hashes);
  }

  #remember({ blocks }: PreviewBlocksAnswer): void {
    this.#hashes.clear();
    for (const { block, hash, shell } of blocks) {
      this.#hashes.set(block.key, hash);
      if (shell) this.#hashes.set(`${block.key}/shell`, shell);
    }
  }
}

function messageOf(answer: unknown): string | undefined {
  const message: unknown =
    typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : undefined;
  return typeof message === 'string' ? message : undefined;
}
