import { isRecord } from '../../../schemas/is-record';
import type { Cell } from './cells/cell';
import { type Fixture, fixtureOf, readFixture } from './fixtures/fixtures.server';
import { withGalleryPictures } from './fixtures/fixture-pictures';

/**
 * The private response for the island of a fixture: the fixture's response for the player state, else the one for a
 * depositor, else its live data.
 * @param place of a block inside panels, e.g. `0-1`; empty for the fixture's own block
 * @param origin of the frame
 */
export function playerData({ block, fixture, state }: Cell, place: string, origin: string): unknown {
  const { fixture: whole } = readFixture(block, fixture);
  const found = whole && fixtureAt(whole, place.split('-').filter(Boolean).map(Number));
  if (!found) return null;
  const { player, live } = found;
  return withGalleryPictures(player ? (player[state] ?? player['depositor'] ?? null) : live, origin);
}

function fixtureAt(fixture: Fixture, [panel, index, ...rest]: number[]): Fixture | undefined {
  if (panel === undefined || index === undefined) return fixture;
  const panels: unknown = fixture.slots;
  const blocks: unknown = Array.isArray(panels) ? panels[panel] : undefined;
  const nested: unknown = Array.isArray(blocks) ? blocks[index] : undefined;
  return isRecord(nested) ? fixtureAt(fixtureOf(nested), rest) : undefined;
}
