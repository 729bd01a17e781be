import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandFault } from '../../../schemas/generated/types';
import { lineOfPointer, lineOfSyntaxError } from '../../site/configuration/json-line';

const oneFault = /^(.+?\.json)(?::| (?=is ))\s*(?:(\/\S*) )?(.*)$/;

/**
 * The message of a `ConfigurationError`, one fault per line; files are relative to the folder of brands, and a
 * missing file has no line.
 */
export function configurationFaults(message: string, directory: string): BrandFault[] {
  return message.split('\n').map((text) => {
    const [, file = '', pointer = '', reason = text] = oneFault.exec(text) ?? [];
    const line = file === '' ? undefined : lineOf(file, pointer, reason);
    return {
      file: path.isAbsolute(file) || file.startsWith(directory) ? path.relative(directory, file) : file,
      pointer,
      reason,
      ...(line === undefined ? {} : { line }),
    };
  });
}

function lineOf(file: string, pointer: string, reason: string): number | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return reason.startsWith('is not JSON') ? lineOfSyntaxError(text, reason) : lineOfPointer(text, pointer);
  } catch {
    return undefined;
  }
}
