import type { BlockName } from '../../../schemas/generated/blocks';
import { errorMessage } from '../../server/error-message';
import { mapContent } from './map';
import type { ChangeFault } from './page-changes';
import type { RawException } from './page-exceptions';
import type { SchemaFault } from './schema-fault';
import {
  type BlockParts,
  type CheckedBlock,
  type StoredBlock,
  checkBlock,
  currentParts,
  isPlacementField,
  orFault,
  slotsProperty,
  validated,
} from './stored-block';

/** A block with those exceptions of a page that could be applied. */
export interface ExceptedBlock {
  checked: CheckedBlock;
  faults: ChangeFault[];
}

/**
 * Maps, migrates and validates a block with the exceptions of a page. Both are migrated before fields are merged, so
 * that the field names are of the same version. An exception that makes the block invalid is left out and reported.
 */
export function checkExcepted(
  block: BlockName,
  entryId: string,
  entry: unknown,
  exceptions: readonly RawException[],
  slots?: StoredBlock[][],
): ExceptedBlock {
  let checked = checkBlock(block, entryId, entry, slots);
  const faults: ChangeFault[] = [];
  const own = partsOf(block, entry);
  if (!own.parts) return { checked, faults };
  let { parts } = own;
  for (const exception of exceptions) {
    const made = withFields(block, parts, exception);
    if (!made.parts) {
      faults.push(faultOf(exception, made.fault));
      continue;
    }
    const tried = orFault(() => validated(block, entryId, made.parts, slots));
    if (tried.fault) faults.push(faultOf(exception, tried.fault));
    else [parts, checked] = [made.parts, tried];
  }
  return { checked, faults };
}

function faultOf({ id }: RawException, { pointer, reason }: SchemaFault): ChangeFault {
  return { changeId: id, pointer: '/blocks', reason: `${pointer} ${reason}` };
}

type Made = { parts: BlockParts; fault?: undefined } | { parts?: undefined; fault: SchemaFault };

function withFields(block: BlockName, { placement, content }: BlockParts, exception: RawException): Made {
  const { fieldNames, entry } = exception;
  const other = partsOf(block, entry);
  if (!other.parts) return { fault: other.fault };
  const panels = slotsProperty(block);
  if (panels !== undefined && fieldNames.includes(panels))
    return { fault: { pointer: `/${panels}`, reason: 'holds blocks, which have exceptions of their own' } };
  const placed = fieldNames.filter((name) => isPlacementField(name) && name !== 'schemaVersion');
  const filled = fieldNames.filter((name) => !isPlacementField(name));
  return {
    parts: {
      placement: replaced({ ...placement }, { ...other.parts.placement }, placed),
      content: replaced(content, other.parts.content, filled),
    },
  };
}

/** A field that is empty in the exception is removed on the page. */
function replaced(
  values: Record<string, unknown>,
  others: Record<string, unknown>,
  names: readonly string[],
): Record<string, unknown> {
  const without = Object.entries(values).filter(([name]) => !names.includes(name));
  const instead = Object.entries(others).filter(([name]) => names.includes(name));
  return Object.fromEntries([...without, ...instead]);
}

function partsOf(block: BlockName, entry: unknown): ReturnType<typeof currentParts> {
  try {
    return currentParts(block, mapContent(entry));
  } catch (error) {
    return { fault: { stage: 'validate', pointer: '/', reason: errorMessage(error) } };
  }
}
