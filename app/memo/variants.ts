import { LRUCache } from 'lru-cache';
import type { Node } from './node';
import { type RequestReads, answerKey } from './request-reads';

/** All results of one key. */
interface Slot {
  /** All request parameters that results of this key have read. */
  readonly questions: Set<string>;
  readonly nodes: Map<string, Node>;
}

/** Bytes per result in addition to its value and key. */
const overhead = 1_000;

/**
 * Results of one memo, by key and by the request's answers to the questions that results of this key have read. A
 * parameter that is never read is not part of the lookup, so `?utm_source=…` finds the same result.
 */
export class Variants {
  readonly #slots = new Map<string, Slot>();
  readonly #nodes: LRUCache<string, { key: string; node: Node }>;

  constructor(maxBytes: number) {
    this.#nodes = new LRUCache({
      maxSize: maxBytes,
      dispose: ({ key, node }, id) => this.#evict(key, node, id),
    });
  }

  /** Lookup id of a key for a request. */
  idOf(key: string, request: RequestReads | undefined): string {
    const questions = this.#slots.get(key)?.questions;
    return questions?.size ? `${key}\u0000${answerKey(questions, request)}` : key;
  }

  find(id: string): Node | undefined {
    return this.#nodes.get(id)?.node;
  }

  /**
   * Stores a result under the answers it has read.
   *
   * @param size of the value, in bytes
   */
  store(key: string, node: Node, request: RequestReads | undefined, size: number): void {
    const slot = this.#slots.get(key) ?? { questions: new Set<string>(), nodes: new Map<string, Node>() };
    for (const [id, other] of slot.nodes) if (other === node) this.#withdraw(slot, id);
    for (const name of node.result?.answers.keys() ?? []) {
      if (slot.questions.has(name)) continue;
      slot.questions.add(name);
      // Results stored without this answer could be returned to a request with another one.
      for (const id of [...slot.nodes.keys()]) this.#nodes.delete(id);
    }
    this.#slots.set(key, slot);
    const id = this.idOf(key, request);
    // Replaces the node of a slower computation.
    this.#nodes.delete(id);
    node.evicted = false;
    slot.nodes.set(id, node);
    this.#slots.set(key, slot);
    this.#nodes.set(id, { key, node }, { size: overhead + 2 * id.length + size });
    // The cache does not store a value larger than itself, and does not call `dispose` for it.
    if (!this.#nodes.has(id)) this.#evict(key, node, id);
  }

  /** Evicts a result, if it is stored. */
  remove(key: string, node: Node): void {
    for (const [id, other] of this.#slots.get(key)?.nodes ?? []) if (other === node) this.#nodes.delete(id);
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#nodes.size, bytes: this.#nodes.calculatedSize };
  }

  /** Removes a result without evicting it: it is stored under another id. */
  #withdraw(slot: Slot, id: string): void {
    slot.nodes.delete(id);
    this.#nodes.delete(id);
  }

  #evict(key: string, node: Node, id: string): void {
    const slot = this.#slots.get(key);
    if (slot?.nodes.get(id) !== node) return;
    slot.nodes.delete(id);
    if (slot.nodes.size === 0) this.#slots.delete(key);
    node.evicted = true;
    if (node.result) node.result = { ...node.result, value: undefined };
  }
}
