import { type BreakingChange, breakingChanges } from './breaking-changes';
import { type FrozenSchema, type History, freeze, frozenFile } from './frozen-schema';
import { type SchemaFile, blockMeta } from '../read-schemas';

/** A fault of a schema or its history: location and remedy. */
export interface Problem {
  file: string;
  pointer: string;
  message: string;
}

export interface CheckedHistory {
  /** The history as it should be on disk: older versions unchanged, the current ones frozen again. */
  history: History;
  problems: Problem[];
}

/**
 * Compares every block with its released version, and freezes the current versions (docs/schemas.md).
 * @param stored the frozen versions on disk
 * @param released the frozen versions of one or more released revisions; content stored under them must stay valid
 */
export function checkHistory(
  files: SchemaFile[],
  stored: History,
  released: readonly History[],
): CheckedHistory {
  const history: History = new Map();
  const broken: { block: string; version: number; change: BreakingChange }[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const meta = blockMeta(file.schema);
    if (!meta) continue;
    const { block, version } = meta;
    const versions = new Map<number, FrozenSchema>();
    history.set(block, versions);
    for (let number = 1; number < version; number += 1) {
      const frozen = stored.get(block)?.get(number);
      if (frozen) versions.set(number, frozen);
      else problems.push(missingVersion(block, number, version));
    }
    versions.set(version, freeze(file, files));
    for (const revision of released) {
      for (const [number, before] of revision.get(block) ?? []) {
        if (number > version) {
          problems.push(loweredVersion(file, block, number, version));
          continue;
        }
        const after = versions.get(number);
        const place = number === version ? `schemas/${file.key}.schema.json` : frozenFile(block, number);
        for (const change of after ? breakingChanges(before, after, place) : [])
          broken.push({ block, version: number, change });
      }
    }
  }
  return { history, problems: [...problems, ...lostBlocks(history, released), ...breakProblems(broken)] };
}

/** Content of a released block may still be stored after its schema was removed; its history describes that content. */
function lostBlocks(history: History, released: readonly History[]): Problem[] {
  const lost = new Set(
    released.flatMap((revision) => [...revision.keys()]).filter((block) => !history.has(block)),
  );
  return [...lost].map((block) => ({
    file: `schemas/blocks/${block}.schema.json`,
    pointer: '',
    message: `is gone, but ${block} has been released and content may be stored for it. Take it back; a retired block says so in its title and description.`,
  }));
}

/** A change of a shared schema breaks many blocks: it is reported once, with all of them. */
function breakProblems(broken: { block: string; version: number; change: BreakingChange }[]): Problem[] {
  const byChange = new Map<string, { change: BreakingChange; blocks: Map<string, number> }>();
  for (const { block, version, change } of broken) {
    const key = JSON.stringify(change);
    const entry = byChange.get(key) ?? { change, blocks: new Map<string, number>() };
    byChange.set(key, entry);
    entry.blocks.set(block, version);
  }
  return [...byChange.values()].map(({ change, blocks }) => {
    const names = [...blocks].map(([block, version]) => `${block} (version ${version})`).join(', ');
    const remedy = change.file.startsWith('schemas/history/')
      ? 'Versions that were released stay as they were: take the file back from version control.'
      : `Content stored for it may no longer be valid. Undo the change, or for each of them: raise "x-marquee"/"version" by one and write the step from the old to the new content, ${[
          ...blocks,
        ]
          .map(([block, version]) => stepFile(block, version))
          .join(', ')}, with examples beside it (docs/schemas.md, "Changing a schema").`;
    return {
      file: change.file,
      pointer: change.pointer,
      message: `${change.problem}. This breaks ${names}. ${remedy}`,
    };
  });
}

/** `schemas/migrations/faq/v1-to-v2.ts` */
export function stepFile(block: string, from: number): string {
  return `schemas/migrations/${block}/v${from}-to-v${from + 1}.ts`;
}

function missingVersion(block: string, number: number, version: number): Problem {
  return {
    file: frozenFile(block, number),
    pointer: '',
    message: `is missing, but ${block} is at version ${version}. Take it back from version control; if version ${number} never was released, lower "x-marquee"/"version" in schemas/blocks/${block}.schema.json.`,
  };
}

function loweredVersion(file: SchemaFile, block: string, number: number, version: number): Problem {
  return {
    file: `schemas/${file.key}.schema.json`,
    pointer: '/x-marquee/version',
    message: `is ${version}, but version ${number} of ${block} has been released and content may be stored for it. Versions only rise: make it ${number} or more.`,
  };
}
