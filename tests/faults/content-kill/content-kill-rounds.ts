import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../../../app/workbench/new-brand/seeded-random';
import { ContentApi, numberAt, textAt } from './content-kill-api';
import { readSpace } from './content-kill-found';
import { type ContentFolders, startAndKill, startContent } from './content-kill-process';
import { AssetSubject, EntrySubject, type Subject, UnexpectedAnswer } from './content-kill-subjects';

const clients = 5;
const entriesPerClient = 4;
/** Latest time to kill a round, unless a busy machine needs longer for this average number of writes. */
const longestRoundMs = 1_500;
export const writesPerRound = 6;
/** Latest time to kill a start, which takes about a second. */
const longestStartMs = 2_500;

export interface KillRounds {
  readonly rounds: number;
  readonly seed: string;
  /** Called after each round. */
  readonly onRound?: (line: string) => void;
}

export interface KillReport {
  readonly rounds: number;
  /** Number of acknowledged writes. */
  readonly acknowledged: number;
  /** Starts that were killed before they completed. */
  readonly startsKilled: number;
  /** Lost, partial or inconsistent content, with its round; empty on success. */
  readonly problems: string[];
}

/** Folders for a service: a small space, and an empty data folder. */
export function makeFolders(): { folders: ContentFolders; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-kill-'));
  const content = path.join(folder, 'content');
  mkdirSync(content);
  writeFileSync(path.join(content, 'space.json'), JSON.stringify(space));
  return {
    folders: { content, data: path.join(folder, 'data') },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Lets clients write to a content service, kills it at a random time, restarts it and compares its content with
 * the acknowledged writes; repeatedly over the same data folder. Some starts are killed as well.
 */
export async function killRounds({ rounds, seed, onRound }: KillRounds): Promise<KillReport> {
  const { folders, remove } = makeFolders();
  const random = seededRandom(seed);
  const writers = Array.from(
    { length: clients },
    (_, place) => new Client(place, seededRandom(`${seed} ${place}`)),
  );
  const counter = new Counter();
  const problems: string[] = [];
  let startsKilled = 0;
  try {
    let service = await startedAfterKills();
    for (let round = 1; round <= rounds; round += 1) {
      const api = new ContentApi(service.url);
      const { token } = await api.sync();
      for (const writer of writers) writer.beginRound();
      const working = writers.map((writer) => writer.work(api, counter));
      const ended = Promise.all(working);
      await wait(random() * longestRoundMs);
      await Promise.race([ended, enoughWrites(round)]);
      await service.kill();
      problems.push(...(await ended).flat().map((line) => `round ${round}: ${line}`));
      service = await startedAfterKills();
      const wrong = await settle(new ContentApi(service.url), token);
      problems.push(...wrong.map((line) => `round ${round}: ${line}`));
      onRound?.(`round ${round}: ${acknowledged()} writes so far, ${wrong.length} of them wrong`);
      // Content lost in one round would be reported in all later ones.
      if (problems.length > 0) break;
    }
    await service.stop();
  } finally {
    remove();
  }
  return { rounds, acknowledged: acknowledged(), startsKilled, problems };

  function acknowledged(): number {
    return writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  }

  /** A round without writes proves nothing. */
  async function enoughWrites(round: number): Promise<void> {
    const deadline = Date.now() + 20_000;
    while (acknowledged() < round * writesPerRound && Date.now() < deadline) await wait(5);
  }

  async function startedAfterKills() {
    while (random() < 0.3) {
      startsKilled += 1;
      await startAndKill(folders, random() * longestStartMs);
    }
    return startContent(folders);
  }

  async function settle(api: ContentApi, token: string): Promise<string[]> {
    const found = await readSpace(api, token);
    const wrong = [...found.contradictions, ...counter.settle(found.managedEntries.get('counter'))];
    for (const writer of writers) wrong.push(...writer.subjects.flatMap((subject) => subject.settle(found)));
    for (const id of writers.flatMap((writer) => writer.asset.openUpload ?? [])) {
      const { status } = await api.call('management', `/spaces/marquee/uploads/${id}`);
      if (status !== 200) wrong.push(`upload ${id} is answered ${status}`);
    }
    return wrong;
  }
}

/** Performs sequential writes. */
class Client {
  readonly asset: AssetSubject;
  readonly subjects: readonly Subject[];
  acknowledged = 0;
  readonly #random: () => number;

  constructor(place: number, random: () => number) {
    this.#random = random;
    this.asset = new AssetSubject(`file-${place}`);
    const entries = Array.from(
      { length: entriesPerClient },
      (_, index) => new EntrySubject(`note-${place}-${index}`),
    );
    this.subjects = [...entries, this.asset];
  }

  beginRound(): void {
    for (const subject of this.subjects) subject.beginRound();
  }

  /**
   * Writes until the service is gone.
   * @returns unexpected refusals
   */
  async work(api: ContentApi, counter: Counter): Promise<string[]> {
    try {
      for (;;) {
        const place = Math.floor(this.#random() * (this.subjects.length + 1));
        const subject = this.subjects[place];
        await (subject ? subject.step(api, this.#random) : counter.add(api));
        this.acknowledged += 1;
      }
    } catch (error) {
      return error instanceof UnexpectedAnswer ? [error.message] : [];
    }
  }
}

/** An entry written by all clients: each reads it, adds one, and retries when another one was faster. */
class Counter {
  #acknowledged = 0;
  #underWay = 0;

  async add(api: ContentApi): Promise<void> {
    for (;;) {
      const { body } = await api.manage('/entries/counter');
      const version = numberAt(body, 'sys', 'version') ?? 0;
      const count = countOf(body) + 1;
      this.#underWay += 1;
      const answer = await api.manage('/entries/counter', {
        method: 'PUT',
        headers: { 'x-contentful-version': String(version) },
        json: { fields: { text: { 'en-US': String(count) } } },
      });
      this.#underWay -= 1;
      if (answer.status === 200) {
        this.#acknowledged += 1;
        return;
      }
      if (answer.status !== 409) throw new UnexpectedAnswer('adding one to the counter', answer);
    }
  }

  settle(entry: unknown): string[] {
    const count = countOf(entry);
    const least = this.#acknowledged;
    const most = least + this.#underWay;
    this.#acknowledged = count;
    this.#underWay = 0;
    return count >= least && count <= most
      ? []
      : [`the counter is at ${count} after ${least} acknowledged additions and ${most - least} more`];
  }
}

const countOf = (entry: unknown) => Number(textAt(entry, 'fields', 'text', 'en-US'));

const space = {
  locales: [{ code: 'en-US', name: 'English', default: true, fallbackCode: null }],
  contentTypes: [
    {
      sys: { id: 'note', type: 'ContentType' },
      name: 'Note',
      displayField: 'text',
      fields: [{ id: 'text', name: 'Text', type: 'Text', localized: false, required: false }],
    },
  ],
  entries: ['counter', ...Array.from({ length: 40 }, (_, index) => `seeded-${index}`)].map((id) => ({
    sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'note' } } },
    fields: { text: { 'en-US': '0' } },
  })),
};
