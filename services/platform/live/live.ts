import { createHmac } from 'node:crypto';
import type { Ledger } from '../ledger/ledger';
import { gameDirectory } from '../ledger/games';
import type { Metrics } from '../metrics';
import type { PlatformCore } from '../platform';
import type { SeedStep } from '../players/population';
import { createDemoPlay, type DemoPlay } from './demo-play';
import { openDemo } from './opening';
import { payPayouts } from './payouts';
import type { ProjectionContext } from './play-event';
import { project } from './projections';
import { addProjectorMetrics, createProjector, type Projector } from './projector';
import { decidePrizes } from './tournament-prizes';

/** Live data derived from play: winners, jackpots, tournaments and popularity. */
export interface Live {
  /** Projects recorded events, decides prizes and pays winnings; runs every two seconds. */
  projector: Projector;
  demoPlay: DemoPlay;
  stop(): Promise<void>;
}

/** @param secret from which the key of jackpot draws is derived */
export function createLive(core: PlatformCore, ledger: Ledger, metrics: Metrics, secret: string): Live {
  const { data, database, clock, events, log } = core;
  const drawKey = createHmac('sha256', secret).update('jackpot draws').digest('base64url');
  addProjectorMetrics(metrics, database, clock);
  const projector = createProjector({
    database,
    events,
    log,
    // The data is read each time, as brands may be added while the platform runs.
    apply: (tx, taken) => project(tx, taken, contextOf(core, drawKey)),
    async afterwards() {
      await decidePrizes(database, clock, data.tournaments, data.currencies, log);
      await payPayouts(database, ledger, clock, log);
    },
  });
  const demoPlay = createDemoPlay(core, ledger);
  return {
    projector,
    demoPlay,
    async stop() {
      await demoPlay.stop();
      await projector.stop();
    },
  };
}

/** Fills the projections of a demo as part of the population. */
export function openingStep(core: Pick<PlatformCore, 'data' | 'settings'>): SeedStep {
  return (tx, _seeded, now) =>
    openDemo(tx, contextOf(core, ''), gameDirectory(core.data), core.settings.seed, now);
}

function contextOf({ data }: Pick<PlatformCore, 'data'>, drawKey: string): ProjectionContext {
  return {
    currencies: data.currencies,
    games: data.games,
    tournaments: data.tournaments,
    jackpotShare: data.defaults.jackpotShare,
    drawKey,
  };
}
