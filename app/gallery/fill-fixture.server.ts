import type { ErrorObject } from 'ajv';
import { contentValidators, liveValidators } from '../../schemas/generated/block-validators';
import { type BlockName, type FilledBlock, blockMeta } from '../../schemas/generated/blocks';
import { validatePlacement } from '../../schemas/generated/validators.js';
import { migrateContent } from '../../schemas/migrations/migrate';
import type { Placement } from '../../schemas/generated/types';
import { isRecord } from '../../ui/json-fields';
import { type SchemaFault, schemaFault } from '../content/schema-fault';
import { type Fixture, fixtureOf, isBlockName } from './fixtures.server';
import { withGalleryPictures } from './fixture-pictures';

/** A fixture ready to render, or what its schemas refuse, each with a pointer into the fixture. */
export type FilledFixture =
  | { filled: FilledBlock; placement: Placement; faults?: undefined }
  | { filled?: undefined; faults: SchemaFault[] };

const ownEntryId = 'fixture';

interface FillOptions {
  /** Of the frame, for its pictures. */
  origin: string;
  /** Address that gives the private answer of the block at a place: `''` for the fixture's own block, `0-1` for the second of the first panel. */
  dataHrefOf: (place: string) => string;
}

/**
 * Migrate → validate of a fixture, as stored content passes them, with its own live data. Panels are filled likewise; a nested
 * block that is wrong makes the whole fixture wrong, because somebody wrote it to be looked at.
 */
export function fillFixture(block: BlockName, fixture: Fixture, options: FillOptions): FilledFixture {
  return fillAt(block, fixture, options, '', '');
}

function fillAt(
  block: BlockName,
  fixture: Fixture,
  options: FillOptions,
  pointer: string,
  place: string,
): FilledFixture {
  const { placement } = fixture;
  const migrated = migrateFixture(block, fixture);
  if (migrated.fault) return { faults: [below(`${pointer}/content`, migrated.fault)] };
  const { content } = migrated;
  const validateLive = liveValidators[block];
  const faults = [
    ...faultsOf(contentValidators[block], content, `${pointer}/content`),
    ...(validateLive ? faultsOf(validateLive, fixture.live, `${pointer}/live`) : []),
    ...faultsOf(validatePlacement, placement, `${pointer}/placement`),
  ];
  const panels = fillPanels(block, fixture, options, pointer, place);
  faults.push(...panels.faults);
  if (faults.length > 0 || !validatePlacement(placement)) return { faults };
  const live = validateLive ? withDataHref(fixture.live, options.dataHrefOf(place)) : null;
  const filled = {
    block,
    entryId: entryIdOf(place),
    content: withGalleryPictures(content, options.origin),
    live: withGalleryPictures(live, options.origin),
    ...(panels.slots && { slots: panels.slots }),
  };
  // The validators above have proved the pair of block and data that the union type asks for.
  return { filled: filled as FilledBlock, placement };
}

/** Names a block of the fixture in log lines; the last part is its place in the panels. */
function entryIdOf(place: string): string {
  return place ? `${ownEntryId}-${place}` : ownEntryId;
}

/** Where the block of an entry id stands in its fixture. */
export function pointerOf(entryId: string): string {
  const parts = entryId.split('-').slice(1);
  return parts.map((part, index) => (index % 2 === 0 ? `/slots/${part}` : `/${part}`)).join('') || '/';
}

function migrateFixture(
  block: BlockName,
  { schemaVersion, content }: Fixture,
): { content?: unknown; fault?: SchemaFault } {
  return schemaVersion === undefined || !isRecord(content)
    ? { content }
    : migrateContent(block, schemaVersion, content);
}

function fillPanels(
  block: BlockName,
  { slots }: Fixture,
  options: FillOptions,
  pointer: string,
  place: string,
): { slots?: FilledBlock[][]; faults: SchemaFault[] } {
  if (!blockMeta[block].slots) return { faults: [] };
  if (!Array.isArray(slots)) return { faults: [{ pointer: `${pointer}/slots`, reason: 'must be array' }] };
  const faults: SchemaFault[] = [];
  const panels = slots.map((panel: unknown, panelIndex) => {
    if (!Array.isArray(panel)) {
      faults.push({ pointer: `${pointer}/slots/${panelIndex}`, reason: 'must be array' });
      return [];
    }
    return panel.flatMap((nested: unknown, index): FilledBlock[] => {
      const where = `${pointer}/slots/${panelIndex}/${index}`;
      if (!isRecord(nested) || !isBlockName(nested['block'])) {
        faults.push({ pointer: `${where}/block`, reason: 'must be the name of a block' });
        return [];
      }
      const nestedPlace = [place, panelIndex, index].filter((part) => part !== '').join('-');
      const inner = fillAt(nested['block'], fixtureOf(nested), options, where, nestedPlace);
      if (inner.filled) return [inner.filled];
      faults.push(...inner.faults);
      return [];
    });
  });
  return { slots: panels, faults };
}

interface Validate {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

function faultsOf(validate: Validate, value: unknown, pointer: string): SchemaFault[] {
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .flatMap((error) => schemaFault([error]) ?? [])
    .map((fault) => below(pointer, fault));
}

function below(pointer: string, { pointer: inner, reason }: SchemaFault): SchemaFault {
  return { pointer: inner === '/' ? pointer : pointer + inner, reason };
}

/** Live data whose island asks the gallery instead of the site. */
function withDataHref(live: unknown, dataHref: string): unknown {
  return isRecord(live) && typeof live['dataHref'] === 'string' ? { ...live, dataHref } : live;
}
