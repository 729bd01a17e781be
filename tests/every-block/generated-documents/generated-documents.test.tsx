import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schemaFault } from '../../../app/content/documents/schema-fault';
import { checkMapped } from '../../../app/content/documents/stored-block';
import { contentValidators, liveValidators } from '../../../schemas/generated/block-validators';
import { type BlockName, blockMeta } from '../../../schemas/generated/blocks';
import { BlockDocuments } from './block-documents';
import { mutate } from './mutations';
import { everyView, renderDocument } from './render-document';
import type { SchemaSource } from './schema-source';
import { scriptCapable } from './script-capable';

/** Documents of each kind per block; set `GENERATED_DOCUMENTS=10000` for a thorough run. */
const documents = Number(process.env['GENERATED_DOCUMENTS'] ?? 60);
/** Maximum number of reported failures: the first ones are sufficient. */
const toldFailures = 5;
const msPerDocument = 60;

const blocks = Object.keys(blockMeta) as BlockName[];
const views = await everyView();

describe.each(blocks)('%s', (block) => {
  const generated = new BlockDocuments(block);

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it(
    'ENGINE-07 renders every document its schemas allow without a throw, a word on the console or anything that runs',
    { timeout: 20_000 + documents * msPerDocument },
    () => {
      const failures: string[] = [];
      for (let seed = 1; seed <= documents && failures.length < toldFailures; seed += 1) {
        const document = generated.document(seed);
        const view = views[seed % views.length];
        if (!view) throw new Error('no view');
        try {
          const active = scriptCapable(renderDocument(block, document, view));
          if (active.length > 0) failures.push(`seed ${seed}: would run ${active.join(' ')}`);
        } catch (error) {
          failures.push(`seed ${seed}: ${error instanceof Error ? (error.stack ?? '') : String(error)}`);
        }
        for (const spy of [vi.mocked(console.error), vi.mocked(console.warn)]) {
          if (spy.mock.calls.length > 0) failures.push(`seed ${seed}: ${spy.mock.calls.join('\n')}`);
          spy.mockClear();
        }
      }
      expect(failures).toEqual([]);
    },
  );

  it(
    'ENGINE-02 rejects every broken document and names the place by a JSON pointer',
    { timeout: 20_000 + documents * msPerDocument },
    () => {
      const failures: string[] = [];
      for (let seed = 1; seed <= documents && failures.length < toldFailures; seed += 1) {
        const content = generated.validContent(seed);
        failures.push(
          ...wrongVerdicts(seed, 'content', generated.content, content, contentValidators[block]),
          ...brokenEntry(seed, block, generated.content, content),
        );
        const validateLive = liveValidators[block];
        if (generated.live && validateLive)
          failures.push(
            ...wrongVerdicts(seed, 'live', generated.live, generated.validLive(seed), validateLive),
          );
      }
      expect(failures).toEqual([]);
      expect(console.error).not.toHaveBeenCalled();
      expect(console.warn).not.toHaveBeenCalled();
    },
  );
});

type Validator = (typeof contentValidators)[BlockName] | NonNullable<(typeof liveValidators)[BlockName]>;

/** Empty when the validator rejects a broken copy of a document and reports the broken part. */
function wrongVerdicts(
  seed: number,
  part: string,
  source: SchemaSource,
  valid: unknown,
  validate: Validator,
): string[] {
  const { document, change, pointer } = mutate(source, valid, seed);
  const where = `seed ${seed}: ${change} at ${part} ${pointer}`;
  if (validate(document)) return [`${where} was accepted`];
  const fault = schemaFault(validate.errors);
  if (!fault?.pointer.startsWith('/')) return [`${where} was rejected without a JSON pointer`];
  // One error may violate several rules, and a rule may report a parent or child of the part.
  const named = [fault, ...(validate.errors ?? []).flatMap((error) => schemaFault([error]) ?? [])];
  const isNamed = named.some((near) => pointer.startsWith(near.pointer) || near.pointer.startsWith(pointer));
  return isNamed ? [] : [`${where} was rejected for ${fault.pointer}, which ${fault.reason}`];
}

/** Empty when an entry with broken content, or content of an unknown shape, results in a block or a fault, never an exception. */
function brokenEntry(seed: number, block: BlockName, source: SchemaSource, valid: unknown): string[] {
  const { document, change, pointer } = mutate(source, valid, seed);
  const fields = typeof document === 'object' && document !== null ? document : { title: document };
  const versions = [1, blockMeta[block].version, blockMeta[block].version + 1, 'new'];
  const schemaVersion = versions[seed % versions.length];
  try {
    const { stored, fault } = checkMapped(block, 'entry', { ...fields, schemaVersion });
    return stored || fault.pointer.startsWith('/')
      ? []
      : [`seed ${seed}: no pointer for ${change} at ${pointer}`];
  } catch (error) {
    return [`seed ${seed}: ${change} at ${pointer} threw ${String(error)}`];
  }
}
