import { randomUUID } from 'node:crypto';
import { log } from '../log.server';
import { redis, redisNamespace, redisSubscriber } from '../redis.server';
import { expireCollections } from './collection.server';
import { expireDocuments } from './page-document.server';
import { expirePageIndex } from './page-index.server';

const channel = `${redisNamespace}content-changed`;
const ownName = randomUUID();

/** Content changed: everything read so far is old. The last good versions stay until newer ones are there. */
function expireOwn(): void {
  expireCollections();
  expireDocuments();
  expirePageIndex();
}

/** Content changed: every process of the site reads it again. One process is told by the content service, the others by this one. */
export async function expireContent(): Promise<void> {
  expireOwn();
  try {
    await redis()?.publish(channel, ownName);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ event: 'content.unannounced', reason }, 'other processes were not told of changed content');
  }
}

/** Listens for changes that other processes were told of. Whatever was said while Redis was away was not heard. */
function listenForChanges(): void {
  const subscriber = redisSubscriber();
  if (!subscriber) return;
  let connected = false;
  subscriber.on('ready', () => {
    if (connected) expireOwn();
    connected = true;
  });
  subscriber.on('message', (_channel, from) => {
    if (from === ownName) return;
    expireOwn();
    log.info({ event: 'content.changed', heard: true }, 'content will be read again');
  });
  subscriber.subscribe(channel).catch((error: Error) => {
    log.error({ event: 'content.deaf', reason: error.message }, 'changes of content are not heard');
  });
}

listenForChanges();
