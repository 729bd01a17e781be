import { contentValidators, liveValidators } from '../../../../schemas/generated/block-validators';
import type { FilledBlock } from '../../../../schemas/generated/blocks';
import type { PageCapture } from '../../../../schemas/generated/types';
import { validatePageCapture } from '../../../../schemas/generated/validators.js';
import { migrateContent } from '../../../../schemas/migrations/migrate';
import { isRecord } from '../../../../schemas/is-record';
import { type SchemaFault, schemaFault } from '../../../content/documents/schema-fault';
import { type RenderedRegions, renderRegions } from '../../../render/render-page.server';
import { capturedTranslate } from './captured-texts';
import { isBlockName } from '../fixtures/fixtures.server';

export type Replay =
  | { capture: PageCapture; regions: RenderedRegions; faults?: undefined }
  | { regions?: undefined; faults: SchemaFault[] };

/** For captures from before blocks depended on rules. */
const noRules = { marketStatus: 'open', returnToPlayer: false, riskWarning: false, loyalty: true } as const;

/**
 * Renders a captured page again, from the capture alone: migrate → validate → render.
 * @param value a capture read from a file
 * @returns the HTML of its regions, or schema violations with pointers into the file
 */
export function replayPage(value: unknown): Replay {
  if (!validatePageCapture(value)) return { faults: [faultOf(validatePageCapture.errors, '')] };
  const faults: SchemaFault[] = [];
  const blocks = readBlocks(value.blocks, '/blocks', faults);
  if (faults.length > 0) return { faults };
  const { numberTag = value.view.tag, dateFormat = 'words' } = value.view;
  const rules = { ...noRules, ...value.view.rules };
  const view = { ...value.view, numberTag, dateFormat, rules, t: capturedTranslate(value.texts) };
  return { capture: value, regions: renderRegions(blocks, view, { memory: undefined }) };
}

function readBlocks(list: readonly unknown[], pointer: string, faults: SchemaFault[]): FilledBlock[] {
  return list.flatMap((item, index) => readBlock(item, `${pointer}/${index}`, faults) ?? []);
}

function readBlock(item: unknown, pointer: string, faults: SchemaFault[]): FilledBlock | undefined {
  const refuse = (fault: SchemaFault) => void faults.push(fault);
  if (!isRecord(item) || !isBlockName(item['block']))
    return refuse({ pointer: `${pointer}/block`, reason: 'must be the name of a block' });
  const { block, version, entryId, live, slots } = item;
  const stored = isRecord(item['content']) ? item['content'] : {};
  const { content, fault } = migrateContent(block, version, stored);
  if (fault) return refuse({ ...fault, pointer: `${pointer}/version` });
  const validateContent = contentValidators[block];
  if (!validateContent(content)) return refuse(faultOf(validateContent.errors, `${pointer}/content`));
  const validateLive = liveValidators[block];
  if (validateLive && !validateLive(live)) return refuse(faultOf(validateLive.errors, `${pointer}/live`));
  const panels = Array.isArray(slots)
    ? slots.map((panel: unknown, index) =>
        readBlocks(Array.isArray(panel) ? panel : [], `${pointer}/slots/${index}`, faults),
      )
    : undefined;
  // The validators above have checked the pair of block and data that the union type requires.
  return { block, entryId: String(entryId), content, live, ...(panels && { slots: panels }) } as FilledBlock;
}

function faultOf(errors: Parameters<typeof schemaFault>[0], pointer: string): SchemaFault {
  const { pointer: inner, reason } = schemaFault(errors) ?? { pointer: '/', reason: 'is wrong' };
  return { pointer: pointer && inner === '/' ? pointer : pointer + inner, reason };
}
