import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { managementClient } from '../../fixtures/management-client';
import { startTestService } from '../../fixtures/start-test-service';
import { linkTo } from '../../store/link-to';
import { newSys } from '../space/space-resource';
import { AUTOMATION } from '../../store/actor';

const SERVICE = fileURLToPath(new URL('../../fixtures/service-process.ts', import.meta.url));
const HOUR = 3_600_000;

const ids = Array.from({ length: 150 }, (_, index) => `entry-${index}`);

let dataFolder: string;
let child: ChildProcess | undefined;
beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'content-data-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(dataFolder, { recursive: true, force: true });
});

/** Schedules the publication of many new entries for a time that has passed when the service restarts. */
async function planForThePast(): Promise<void> {
  const service = await startTestService({ dataFolder, now: () => Date.now() - 2 * HOUR });
  await service.store.write(AUTOMATION, (tx) => {
    const datetime = new Date(Date.now() - HOUR).toISOString();
    const master = tx.environment('master');
    for (const id of ids) {
      master?.put('Entry', {
        sys: { ...newSys('Entry', id, tx), contentType: linkTo('ContentType', 'provider') },
        fields: { title: { en: id } },
      });
      tx.shared.put('ScheduledAction', {
        sys: { ...newSys('ScheduledAction', `publish-${id}`, tx), status: 'scheduled' },
        entity: linkTo('Entry', id),
        environment: linkTo('Environment', 'master'),
        action: 'publish',
        scheduledFor: { datetime },
      });
    }
  });
  await service.close();
}

async function countOf(client: ReturnType<typeof managementClient>, status: string): Promise<number> {
  const query = { 'environment.sys.id': 'master', 'sys.status': status, limit: 1000 };
  return (await client.scheduledActions.getMany({ query })).items.length;
}

test('what came due while the service was down is carried out once, though it is killed in the middle', async () => {
  await planForThePast();
  child = fork(SERVICE, [dataFolder], { execArgv: ['--import', 'tsx'] });
  const [url] = await once(child, 'message');
  const doomed = managementClient(String(url));
  await expect.poll(() => countOf(doomed, 'succeeded'), { timeout: 20_000, interval: 2 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const service = await startTestService({ dataFolder });
  try {
    const client = managementClient(service.url);
    await expect.poll(() => countOf(client, 'scheduled'), { timeout: 20_000 }).toBe(0);
    expect(await countOf(client, 'succeeded')).toBe(ids.length);
    const { items } = await client.entry.getMany({ query: { 'sys.id[in]': ids.join(','), limit: 1000 } });
    expect(items.map(({ sys }) => [sys.publishedCounter, sys.version])).toEqual(ids.map(() => [1, 2]));
  } finally {
    await service.close();
  }
});
