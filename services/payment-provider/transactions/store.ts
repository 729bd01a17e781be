import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PaymentProviderCallback } from '../../../schemas/generated/types';
import { Database, type DatabaseWrite } from '../../process/database';
import { claimDirectory } from '../../process/directory-lock';
import type { StoredInstrument, TransactionRecord } from './record';

/** A callback that is not acknowledged yet. */
export interface PendingCallback {
  event: PaymentProviderCallback;
  url: string;
  /** Number of failed deliveries. */
  tries: number;
  /** Milliseconds since the epoch. */
  dueAt: number;
}

/** The reply to a request with an idempotency key. */
export interface StoredReply {
  key: string;
  /** Hash of method, path and body. */
  request: string;
  status: number;
  body: unknown;
}

/** Remaining balance of a used voucher, in minor units of the currency of its first use. */
export interface VoucherBalance {
  code: string;
  currency: string;
  left: number;
}

export interface Changes {
  record?: TransactionRecord;
  instrument?: StoredInstrument;
  callbacks?: readonly PendingCallback[];
  /** Ids of events that were acknowledged or given up. */
  delivered?: readonly string[];
  reply?: StoredReply;
  voucher?: VoucherBalance;
}

/**
 * Everything that outlives the process: in memory, and on disk before it is answered.
 *
 * | key                 | value               |
 * | ------------------- | ------------------- |
 * | `transaction, id`   | a record            |
 * | `instrument, token` | an instrument       |
 * | `callback, event`   | a pending callback  |
 * | `reply, key`        | a reply             |
 * | `voucher, code`     | a voucher's balance |
 */
export class Store {
  readonly transactions = new Map<string, TransactionRecord>();
  readonly instruments = new Map<string, StoredInstrument>();
  readonly callbacks = new Map<string, PendingCallback>();
  readonly replies = new Map<string, StoredReply>();
  readonly vouchers = new Map<string, VoucherBalance>();
  /** Records with a time-based change, by id. */
  readonly waiting = new Map<string, TransactionRecord>();
  readonly #ofPages = new Map<string, string>();

  private constructor(
    readonly folder: string | undefined,
    readonly database: Database,
    readonly release: () => void,
  ) {}

  /**
   * @param folder in a temporary one, without waiting for the disk, when left out
   * @throws DatabaseError, DirectoryTakenError
   */
  static async open(folder?: string): Promise<Store> {
    const place = folder ?? mkdtempSync(path.join(tmpdir(), 'marquee-payments-'));
    const release = claimDirectory(place);
    const options = { isVolatile: folder === undefined };
    const database = await Database.open(place, 'payments', options).catch((error: unknown) => {
      release();
      throw error;
    });
    const store = new Store(folder, database, () => {
      release();
      if (folder === undefined) rmSync(place, { recursive: true, force: true });
    });
    // Only this file writes the rows, so their types follow from their keys.
    const read = <T>(kind: string) => [...database.rows(kind)].map(({ value }) => value as T);
    for (const record of read<TransactionRecord>('transaction')) store.#take({ record });
    for (const instrument of read<StoredInstrument>('instrument')) store.#take({ instrument });
    for (const reply of read<StoredReply>('reply')) store.#take({ reply });
    for (const voucher of read<VoucherBalance>('voucher')) store.#take({ voucher });
    store.#take({ callbacks: read<PendingCallback>('callback') });
    return store;
  }

  /** The payment of a hosted page. */
  ofPage(token: string): TransactionRecord | undefined {
    return this.transactions.get(this.#ofPages.get(token) ?? '');
  }

  /**
   * Visible to readers at once; resolves when all changes are on disk.
   * @throws DatabaseError
   */
  async save(changes: Changes): Promise<void> {
    this.#take(changes);
    await this.database.commit(writesOf(changes));
  }

  /** Deletes all data. */
  async clear(): Promise<void> {
    const maps = [this.transactions, this.instruments, this.callbacks, this.replies, this.vouchers];
    for (const map of [...maps, this.waiting, this.#ofPages]) map.clear();
    const kinds = ['transaction', 'instrument', 'callback', 'reply', 'voucher'];
    await this.database.commit(kinds.flatMap((kind) => [...this.database.keys(kind)].map((key) => [key])));
  }

  async close(): Promise<void> {
    await this.database.close();
    this.release();
  }

  #take({ record, instrument, callbacks = [], delivered = [], reply, voucher }: Changes): void {
    if (record) {
      const { id } = record.view;
      this.transactions.set(id, record);
      if (record.hosted) this.#ofPages.set(record.hosted.token, id);
      if (record.due) this.waiting.set(id, record);
      else this.waiting.delete(id);
    }
    if (instrument) this.instruments.set(instrument.token, instrument);
    for (const callback of callbacks) this.callbacks.set(callback.event.eventId, callback);
    for (const eventId of delivered) this.callbacks.delete(eventId);
    if (reply) this.replies.set(reply.key, reply);
    if (voucher) this.vouchers.set(voucher.code, voucher);
  }
}

function writesOf({
  record,
  instrument,
  callbacks = [],
  delivered = [],
  reply,
  voucher,
}: Changes): DatabaseWrite[] {
  return [
    ...(record ? [[['transaction', record.view.id], record] as const] : []),
    ...(instrument ? [[['instrument', instrument.token], instrument] as const] : []),
    ...callbacks.map((callback) => [['callback', callback.event.eventId], callback] as const),
    ...delivered.map((eventId) => [['callback', eventId]] as const),
    ...(reply ? [[['reply', reply.key], reply] as const] : []),
    ...(voucher ? [[['voucher', voucher.code], voucher] as const] : []),
  ];
}
