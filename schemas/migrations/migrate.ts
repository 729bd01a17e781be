import { type BlockName, blockMeta } from '../generated/blocks';
import { blockMigrations, versionFields } from '../generated/migrations';
import type { Migration } from './migration';

/** Why stored content could not be brought to the current version. */
export interface MigrationFault {
  /** JSON pointer into the stored entry. */
  pointer: string;
  reason: string;
}

export type MigratedContent =
  { content: Record<string, unknown>; fault?: undefined } | { content?: undefined; fault: MigrationFault };

/** Entries stored before blocks had versions carry none. */
const firstVersion = 1;

/**
 * Mapped content of any stored version as content of the block's current version (docs/schemas.md). Entries hold the fields of every
 * version side by side; only those the stored version knows are read. A version this code does not have, and content its
 * migration cannot read, is a fault and never a throw; whether the result is valid is for the validator to say.
 */
export function migrateContent(
  block: BlockName,
  version: unknown,
  content: Record<string, unknown>,
): MigratedContent {
  const current: number = blockMeta[block].version;
  const stored = version ?? firstVersion;
  if (typeof stored !== 'number' || !Number.isInteger(stored) || stored < firstVersion || stored > current)
    return { fault: { pointer: '/schemaVersion', reason: unknownVersion(stored, current) } };
  const fields = versionFields[block][stored];
  if (!fields) return { fault: { pointer: '/schemaVersion', reason: unknownVersion(stored, current) } };
  const known = Object.fromEntries(Object.entries(content).filter(([name]) => fields.includes(name)));
  return applyMigrations(blockMigrations[block], stored, known);
}

/** The chain from a stored version on; one step after the other, so that a fault names its step. */
function applyMigrations(
  migrations: readonly Migration[],
  stored: number,
  content: Record<string, unknown>,
): MigratedContent {
  let result = content;
  for (const [index, { migrate }] of migrations.slice(stored - firstVersion).entries()) {
    try {
      result = migrate(result);
    } catch (error) {
      const version = stored + index;
      const reason = error instanceof Error ? error.message : String(error);
      return {
        fault: {
          pointer: '/',
          reason: `is no content of version ${version}: its migration to version ${version + 1} failed (${reason})`,
        },
      };
    }
  }
  return { content: result };
}

function unknownVersion(stored: unknown, current: number): string {
  const text = typeof stored === 'number' ? String(stored) : `"${String(stored)}"`;
  if (typeof stored === 'number' && stored > current)
    return `is version ${text}, newer than version ${current} of this site: deploy the newer site first or restore an older version of the entry`;
  return `is ${text}; versions of this block are 1 to ${current}`;
}
