import { createHash } from 'node:crypto';
import { type ApiAnswer, at, type ContentApi, numberAt, textAt } from './content-kill-api';
import type { Found } from './content-kill-found';

/** The last change that sync readers should have received; `perhaps`: no reader had seen the entity, so none has to be notified. */
type Told = 'nothing' | 'Entry' | 'Asset' | 'deleted' | 'perhaps deleted';

/** Content written by a single client, which always knows the expected state. */
export interface Subject {
  /** One write. Rejects when the service is gone, throws {@link UnexpectedAnswer} for an unexpected refusal. */
  step(api: ContentApi, random: () => number): Promise<void>;
  /** Starts a round: earlier changes no longer count. */
  beginRound(): void;
  /**
   * Compares the content after a restart with the acknowledged writes. An unacknowledged write may have
   * happened or not, but only as a whole; the found state becomes the expected one. Returns the problems.
   */
  settle(found: Found): string[];
}

/** An unexpected refusal: a write was lost, or the client is wrong. */
export class UnexpectedAnswer extends Error {
  constructor(action: string, { status, body }: ApiAnswer) {
    super(`${action} was answered ${status} ${JSON.stringify(body)}`);
  }
}

/** The acknowledged state, and the state of an unacknowledged write. */
interface Belief<State> {
  known: State;
  sent?: State | undefined;
}

/** Sends a write that leads to a state, which becomes the known one when acknowledged. */
async function write<State extends { version: number }>(
  belief: Belief<State>,
  next: State,
  action: string,
  send: () => Promise<ApiAnswer>,
): Promise<void> {
  belief.sent = next;
  const answer = await send();
  const version = numberAt(answer.body, 'sys', 'version') ?? next.version;
  if (answer.status >= 300 || version !== next.version) throw new UnexpectedAnswer(action, answer);
  belief.known = next;
  belief.sent = undefined;
}

function settle<State>(belief: Belief<State>, differences: (state: State) => string[]): string[] {
  const wrong = differences(belief.known);
  if (wrong.length > 0 && belief.sent && differences(belief.sent).length === 0) belief.known = belief.sent;
  else if (wrong.length > 0) return wrong;
  belief.sent = undefined;
  return [];
}

/** Compares two values; returns a line when they differ. */
function same(what: string, expected: unknown, found: unknown): string[] {
  return expected === found ? [] : [`${what} is ${shown(found)} instead of ${shown(expected)}`];
}

const shown = (value: unknown) => String(value).slice(0, 60);

function sameTold(id: string, told: Told, found: string | undefined): string[] {
  const allowed: readonly (string | undefined)[] = {
    nothing: [undefined],
    Entry: ['Entry'],
    Asset: ['Asset'],
    deleted: ['DeletedEntry', 'DeletedAsset'],
    'perhaps deleted': [undefined, 'DeletedEntry', 'DeletedAsset'],
  }[told];
  return allowed.includes(found)
    ? []
    : [`${id}: sync tells ${String(found)} instead of ${String(allowed[0])}`];
}

interface EntryState {
  /** 0: the entry does not exist. */
  version: number;
  text: string;
  published?: { version: number; text: string } | undefined;
  told: Told;
}

const noEntry: EntryState = { version: 0, text: '', told: 'nothing' };

/** An entry that is repeatedly created, changed, published, unpublished and deleted. */
export class EntrySubject implements Subject {
  readonly #belief: Belief<EntryState> = { known: noEntry };
  #written = 0;

  constructor(readonly id: string) {}

  async step(api: ContentApi, random: () => number): Promise<void> {
    const { known } = this.#belief;
    const dice = random();
    if (known.version === 0 || dice < 0.4) return this.#save(api);
    if (known.published) {
      if (dice < 0.8) return this.#publish(api);
      return this.#unpublish(api);
    }
    return dice < 0.85 ? this.#publish(api) : this.#delete(api);
  }

  beginRound(): void {
    this.#belief.known = { ...this.#belief.known, told: 'nothing' };
  }

  settle(found: Found): string[] {
    return settle(this.#belief, (state) => this.#differences(state, found));
  }

  #save(api: ContentApi): Promise<void> {
    const { known } = this.#belief;
    const text = `${this.id} ${(this.#written += 1)} ${'.'.repeat((this.#written * 97) % 2000)}`;
    return this.#send({ ...known, version: known.version + 1, text }, 'save', () =>
      api.manage(`/entries/${this.id}`, {
        method: 'PUT',
        headers: {
          'x-contentful-content-type': 'note',
          ...(known.version > 0 ? { 'x-contentful-version': String(known.version) } : {}),
        },
        json: { fields: { text: { 'en-US': text } } },
      }),
    );
  }

  #publish(api: ContentApi): Promise<void> {
    const { version, text } = this.#belief.known;
    return this.#send(
      { version: version + 1, text, published: { version, text }, told: 'Entry' },
      'publish',
      () =>
        api.manage(`/entries/${this.id}/published`, {
          method: 'PUT',
          headers: { 'x-contentful-version': String(version) },
        }),
    );
  }

  #unpublish(api: ContentApi): Promise<void> {
    const { version, text } = this.#belief.known;
    return this.#send({ version: version + 1, text, told: 'deleted' }, 'unpublish', () =>
      api.manage(`/entries/${this.id}/published`, { method: 'DELETE' }),
    );
  }

  #delete(api: ContentApi): Promise<void> {
    const { told } = this.#belief.known;
    const next: EntryState = { ...noEntry, told: told === 'nothing' ? 'perhaps deleted' : told };
    return this.#send(next, 'delete', () => api.manage(`/entries/${this.id}`, { method: 'DELETE' }));
  }

  #send(next: EntryState, action: string, send: () => Promise<ApiAnswer>): Promise<void> {
    return write(this.#belief, next, `${action} of ${this.id}`, send);
  }

  #differences({ version, text, published, told }: EntryState, found: Found): string[] {
    const entry = found.managedEntries.get(this.id);
    const { id } = this;
    const isThere = version > 0;
    return [
      ...same(`${id}: version`, isThere ? version : undefined, numberAt(entry, 'sys', 'version')),
      ...same(`${id}: text`, isThere ? text : undefined, textAt(entry, 'fields', 'text', 'en-US')),
      ...same(`${id}: publishedVersion`, published?.version, numberAt(entry, 'sys', 'publishedVersion')),
      ...same(`${id}: text in delivery`, published?.text, found.deliveredTexts.get(id)),
      ...same(`${id}: text in GraphQL`, published?.text, found.queriedTexts.get(id)),
      ...sameTold(id, told, found.told.get(id)),
    ];
  }
}

type AssetStage = 'none' | 'uploaded' | 'created' | 'processed' | 'published' | 'unpublished';

interface AssetState {
  stage: AssetStage;
  version: number;
  uploadId?: string | undefined;
  told: Told;
}

const noAsset: AssetState = { stage: 'none', version: 0, told: 'nothing' };

/** An asset that is repeatedly uploaded, published, unpublished and deleted, each time with different bytes. */
export class AssetSubject implements Subject {
  readonly #belief: Belief<AssetState> = { known: noAsset };
  #number = 0;

  constructor(readonly id: string) {}

  async step(api: ContentApi): Promise<void> {
    const { known } = this.#belief;
    const { version } = known;
    const path = `/assets/${this.id}`;
    const headers = { 'x-contentful-version': String(version) };
    const next = { ...known, version: version + 1 };
    switch (known.stage) {
      case 'none':
        return this.#upload(api);
      case 'uploaded':
        return this.#send({ ...next, stage: 'created' }, 'create', () =>
          api.manage(path, { method: 'PUT', json: this.#fields() }),
        );
      case 'created':
        return this.#send({ ...next, stage: 'processed' }, 'process', () =>
          api.manage(`${path}/files/en-US/process`, { method: 'PUT', headers }),
        );
      case 'processed':
        return this.#send({ ...next, stage: 'published', told: 'Asset' }, 'publish', () =>
          api.manage(`${path}/published`, { method: 'PUT', headers }),
        );
      case 'published':
        return this.#send({ ...next, stage: 'unpublished', told: 'deleted' }, 'unpublish', () =>
          api.manage(`${path}/published`, { method: 'DELETE' }),
        );
      case 'unpublished':
        return this.#send(
          { ...noAsset, told: known.told === 'nothing' ? 'perhaps deleted' : known.told },
          'delete',
          () => api.manage(path, { method: 'DELETE' }),
        );
    }
  }

  beginRound(): void {
    this.#belief.known = { ...this.#belief.known, told: 'nothing' };
  }

  settle(found: Found): string[] {
    return settle(this.#belief, (state) => this.#differences(state, found));
  }

  /** The upload that must still exist, since it is not used by an asset yet. */
  get openUpload(): string | undefined {
    const { known, sent } = this.#belief;
    return sent === undefined && (known.stage === 'uploaded' || known.stage === 'created')
      ? known.uploadId
      : undefined;
  }

  /** Nothing is known about an unacknowledged upload. */
  async #upload(api: ContentApi): Promise<void> {
    this.#number += 1;
    const answer = await api.upload(this.#bytes());
    const uploadId = textAt(answer.body, 'sys', 'id');
    if (answer.status !== 201 || uploadId === undefined)
      throw new UnexpectedAnswer(`upload for ${this.id}`, answer);
    this.#belief.known = { ...this.#belief.known, stage: 'uploaded', uploadId };
  }

  #fields() {
    const { uploadId } = this.#belief.known;
    const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: uploadId } };
    const file = { fileName: `${this.id}.txt`, contentType: 'text/plain', uploadFrom };
    return { fields: { title: { 'en-US': this.id }, file: { 'en-US': file } } };
  }

  #bytes(): Uint8Array<ArrayBuffer> {
    return new TextEncoder().encode(`${this.id} ${this.#number}\n`.repeat(200 + this.#number * 31));
  }

  #send(next: AssetState, action: string, send: () => Promise<ApiAnswer>): Promise<void> {
    return write(this.#belief, next, `${action} of ${this.id}`, send);
  }

  #differences({ stage, version, told }: AssetState, found: Found): string[] {
    const { id } = this;
    const asset = found.managedAssets.get(id);
    const isThere = version > 0;
    const hasFile = isThere && stage !== 'created';
    const digest = hasFile ? createHash('sha256').update(this.#bytes()).digest('hex') : undefined;
    const isPublished = stage === 'published';
    return [
      ...same(`${id}: version`, isThere ? version : undefined, numberAt(asset, 'sys', 'version')),
      ...same(
        `${id}: has an address`,
        hasFile,
        textAt(asset, 'fields', 'file', 'en-US', 'url') !== undefined,
      ),
      ...same(
        `${id}: waits for processing`,
        isThere && stage === 'created',
        at(asset, 'fields', 'file', 'en-US', 'uploadFrom') !== undefined,
      ),
      ...same(`${id}: bytes`, digest, found.managedBytes.get(id)),
      ...same(`${id}: bytes in delivery`, isPublished ? digest : undefined, found.deliveredBytes.get(id)),
      ...sameTold(id, told, found.told.get(id)),
    ];
  }
}
