import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type BlockName, blockMeta } from '../../schemas/generated/blocks';
import { isRecord } from '../../ui/json-fields';

/** A fixture as it is stored, not yet checked by any schema. */
export interface Fixture {
  content: unknown;
  live: unknown;
  /** Who sees the block; everybody when missing. */
  placement: unknown;
  /** Version of the block the content was written for; the current one when missing. */
  schemaVersion: unknown;
  /** Nested fixtures by panel, each naming its block. */
  slots: unknown;
  /** Private answer by player state. */
  player: Record<string, unknown> | undefined;
}

const folder = (block: BlockName) => path.resolve('blocks', block, 'fixtures');

/** Every block of the registry, in alphabetical order. */
export const blockNames = Object.keys(blockMeta).filter(isBlockName).sort();

export function isBlockName(name: unknown): name is BlockName {
  return typeof name === 'string' && Object.hasOwn(blockMeta, name);
}

/** The order people look at them in; others follow in alphabetical order. */
const usualOrder = ['typical', 'minimal', 'maximal', 'hostile'];

function rank(name: string): number {
  const place = usualOrder.indexOf(name);
  return place === -1 ? usualOrder.length : place;
}

/** Names of a block's fixtures. */
export function fixtureNames(block: BlockName): string[] {
  let files: string[];
  try {
    files = readdirSync(folder(block));
  } catch {
    // A block somebody has just begun.
    return [];
  }
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

export type FixtureReading =
  { fixture: Fixture; reason?: undefined } | { fixture?: undefined; reason: string };

/**
 * A fixture, or why its file cannot be read: somebody may be writing it.
 *
 * @param name one of `fixtureNames(block)`
 */
export function readFixture(block: BlockName, name: string): FixtureReading {
  const file = path.join(folder(block), `${name}.json`);
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRecord(value)) return { fixture: fixtureOf(value) };
    return { reason: 'must be object' };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

export function fixtureOf(value: Record<string, unknown>): Fixture {
  const { content, live = null, placement = {}, schemaVersion, slots, player } = value;
  return { content, live, placement, schemaVersion, slots, player: isRecord(player) ? player : undefined };
}

/** Stands in for one that cannot be read. */
export const noFixture = fixtureOf({});
