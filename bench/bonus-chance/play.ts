import { parentPort, workerData } from 'node:worker_threads';
import type { BonusPlay } from '../../services/platform/bonus/chance/conversion';
import { playersOf } from '../../services/platform/bonus/chance/play-bonus';

/** Simulated players of one bonus. */
export interface Job {
  play: BonusPlay;
  players: number;
  seed: string;
}

const { play, players, seed } = workerData as Job;
parentPort?.postMessage(playersOf(play, players, seed));
