import { errorMessage } from '../../server/error-message';
import { randomUUID } from 'node:crypto';
import { isRecord } from '../../../schemas/is-record';
import { environment } from '../../server/environment.server';
import { log } from '../../server/log.server';
import { redis, redisNamespace, redisSubscriber } from '../../server/redis.server';
import { expireContentOf, retryContent } from './content-changes.server';
import { onContentBack } from '../client/content-reach.server';
import { type ContentChange, readChange } from './dependencies';
import { ContentSync } from './sync.server';
import { expireDrafts } from '../preview/preview-scope.server';
import { type ContentPlace, changeOfWebhook, draftOfWebhook } from './webhook-change';

const channel = `${redisNamespace}content-changed`;
const ownName = randomUUID();
const earlierSync = Symbol.for('marquee.content.sync');

const { apiUrl, space, environment: environmentId, token, syncMs } = environment.content;

const sync = new ContentSync({
  address: `${apiUrl}/spaces/${space}/environments/${environmentId}`,
  token,
  everyMs: syncMs,
  onBegin() {
    expireContentOf('everything');
    log.info({ event: 'content.followed' }, 'changes of content are followed');
  },
  onChange(change) {
    expireContentOf(change);
    log.info({ event: 'content.changed', synced: true, change }, 'content will be read again');
  },
});

/** Invalidates what the change touches. The last good versions remain until newer ones are loaded. */
function expireOwn(change: ContentChange): void {
  expireContentOf(change);
  if (change === 'environment' && syncMs > 0) void sync.restart();
}

/** The change a webhook reports; undefined when it concerns nothing this site shows. */
export function changeSaidBy(topic: string | null, body: string): ContentChange | undefined {
  return changeOfWebhook(topic, body, ownPlace());
}

/** The saved draft that a webhook reports. */
export function draftSaidBy(topic: string | null, body: string): ReturnType<typeof draftOfWebhook> {
  return draftOfWebhook(topic, body, ownPlace());
}

function ownPlace(): ContentPlace {
  return { space, environments: new Set([environmentId, ...sync.environments]) };
}

/** Invalidates what the change touches in every process: one receives the webhook and publishes it to the others. */
export async function expireContent(change: ContentChange): Promise<void> {
  expireOwn(change);
  await announce({ change });
}

/** Invalidates a saved draft in the previews of every process. */
export async function expireDraft(draft: { ids: string[]; types: string[] }): Promise<void> {
  expireDrafts(draft);
  await announce({ draft });
}

async function announce(what: { change: ContentChange } | { draft: ContentChange }): Promise<void> {
  try {
    await redis()?.publish(channel, JSON.stringify({ from: ownName, ...what }));
  } catch (error) {
    const reason = errorMessage(error);
    log.error({ event: 'content.unannounced', reason }, 'other processes were not told of changed content');
  }
}

/** A change may have been missed: polls the content service, or invalidates everything where polling is off. */
function catchUp(): void {
  if (syncMs > 0) void sync.ask();
  else expireContentOf('everything');
}

/** Subscribes to changes received by other processes. Messages sent while Redis is down are lost. */
function listenForChanges(): void {
  const subscriber = redisSubscriber();
  if (!subscriber) return;
  let connected = false;
  subscriber.on('ready', () => {
    if (connected) catchUp();
    connected = true;
  });
  subscriber.on('message', (_channel, text) => {
    const { from, change, draft } = readMessage(text);
    if (from === ownName) return;
    if (draft) return expireDrafts(draft);
    expireOwn(change);
    log.info({ event: 'content.changed', heard: true, change }, 'content will be read again');
  });
  subscriber.subscribe(channel).catch((error: Error) => {
    log.error({ event: 'content.deaf', reason: error.message }, 'changes of content are not heard');
  });
}

function readMessage(text: string): {
  from: unknown;
  change: ContentChange;
  draft?: Exclude<ContentChange, string>;
} {
  try {
    const message: unknown = JSON.parse(text);
    if (isRecord(message)) {
      const draft = readChange(message['draft']);
      const isDraft = typeof draft !== 'string';
      return {
        from: message['from'],
        change: readChange(message['change']),
        ...(isDraft ? { draft } : {}),
      };
    }
  } catch {
    // An older version of the site sends only its name.
  }
  return { from: undefined, change: 'everything' };
}

onContentBack(() => {
  retryContent();
  catchUp();
});
listenForChanges();

/** Development reloads modules repeatedly: only the newest instance may poll. */
function replaceEarlierSync(): void {
  const place: typeof globalThis & { [earlierSync]?: ContentSync } = globalThis;
  place[earlierSync]?.stop();
  place[earlierSync] = sync;
}

replaceEarlierSync();
if (syncMs > 0) void sync.ask();
