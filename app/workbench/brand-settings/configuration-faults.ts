import type { BrandCheckReply } from '../../../schemas/generated/types';

const line = /^(\S+?\.json): (?:(\/\S*) )?(.*)$/;

/** The message of a `ConfigurationError`, one fault for each line; files are relative to the folder of brands. */
export function configurationFaults(message: string, directory: string): BrandCheckReply['faults'] {
  return message.split('\n').map((text) => {
    const [, file = '', pointer = '', reason = text] = line.exec(text) ?? [];
    return { file: file.replace(`${directory}/`, ''), pointer, reason };
  });
}
