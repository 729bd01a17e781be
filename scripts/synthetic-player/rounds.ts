import { setTimeout as wait } from 'node:timers/promises';
import type { Arguments } from './arguments';
import type { PlayedBrand } from './brands';
import { Browser } from './http/browser';
import { connectionsTo } from './http/connections';
import type { Journey } from './journey';
import { personOf } from './person';
import { type RunResult, runJourney } from './run';
import { accountSteps, newcomerSteps } from './steps';

interface Observer {
  /** Called after each run. */
  onResult(result: RunResult): void;
  /** Ends the loop after the current runs, so that no account stays open. */
  stopping: AbortSignal;
}

/** Plays all brands in parallel, repeatedly. @returns all results */
export async function playRounds(
  settings: Arguments,
  brands: readonly PlayedBrand[],
  { onResult, stopping }: Observer,
): Promise<RunResult[]> {
  const { times, everyMs, url, account, skip, limitMs } = settings;
  const connections = connectionsTo(new URL(url.replaceAll('{brand}', 'brand')).hostname);
  const all = account ? accountSteps : newcomerSteps;
  const steps = all.filter(({ name }) => !skip.includes(name));
  const isFinite = Number.isFinite(times);
  const results: RunResult[] = [];
  for (let round = 0; round < times && !stopping.aborted; round += 1) {
    const begun = Date.now();
    await Promise.all(
      brands.map(async (brand) => {
        const journey = journeyOn(brand, settings, new Browser(connections));
        const result = await runJourney(journey, { steps, limitMs, now: Date.now });
        // An endless loop must not collect them.
        if (isFinite) results.push(result);
        onResult(result);
      }),
    );
    const left = begun + everyMs - Date.now();
    if (left > 0 && round + 1 < times)
      await wait(left, undefined, { signal: stopping }).catch(() => undefined);
  }
  await connections.close();
  return results;
}

function journeyOn({ id, home }: PlayedBrand, settings: Arguments, browser: Browser): Journey {
  const { account, outbox, amounts } = settings;
  const seed = `${id}-${Date.now()}`;
  const person = personOf(seed);
  return {
    browser,
    brand: id,
    home,
    seed,
    person: account
      ? { ...person, email: account.email.replaceAll('{brand}', id), password: account.password }
      : person,
    outbox,
    isKnown: account !== undefined,
    isOpen: false,
    amounts,
  };
}
