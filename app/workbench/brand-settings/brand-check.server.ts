import path from 'node:path';
import type { BrandCheckReply, BrandCheckRequest } from '../../../schemas/generated/types';
import { environment } from '../../server/environment.server';
import { type StoredChange, addChanges, changedFile } from '../../site/configuration/brand-changes';
import { readChanged } from '../../site/configuration/changed-brand.server';
import { ConfigurationError } from '../../site/configuration/configuration-error';
import { readConfiguration } from '../../site/configuration/read-configuration.server';
import { foldersIn, jsonFilesIn } from '../../site/configuration/read-files.server';
import { themeStylesheet } from '../../site/theme/theme-stylesheet.server';
import { configurationFaults } from './configuration-faults';
import { weakColours } from './weak-colours';

/** Identify players and accounts, so they must be changed together with the platform. */
const fixed = ['/id', '/siteId', '/partnerId'];

/** Adds changes to the stored ones of a brand and validates the whole configuration with them; nothing is stored. */
export function brandCheck(request: BrandCheckRequest): BrandCheckReply {
  const { brand, changes, by, at } = request;
  const directory = environment.brandsDirectory;
  const folder = path.join(directory, brand);
  const none: BrandCheckReply = {
    faults: [],
    conflicts: [],
    contrast: [],
    stored: request.stored,
    files: [],
  };
  const refused = (file: string, pointer: string, reason: string): BrandCheckReply => ({
    ...none,
    faults: [{ file: `${brand}/${file}`, pointer, reason }],
  });
  if (!foldersIn(directory).includes(brand)) return refused('brand.json', '', 'There is no such brand.');
  const locked = changes.find(({ file, pointer }) => file === 'brand.json' && fixed.includes(pointer));
  if (locked)
    return refused(locked.file, locked.pointer, 'It belongs to the platform and is changed in the file.');
  try {
    const read = (file: string) => readChanged(folder, file, []);
    const { stored, conflicts } = addChanges(read, request.stored, changes, { by, at });
    const files = filesOf(folder, stored);
    const stopped = files.flatMap((file) => file.conflicts);
    const reply = { ...none, stored, files: files.map(({ file, value }) => ({ file, value })) };
    if (conflicts.length + stopped.length > 0) return { ...reply, conflicts: [...conflicts, ...stopped] };
    return { ...reply, ...checkedTheme(directory, brand, stored) };
  } catch (error) {
    if (error instanceof ConfigurationError)
      return { ...none, faults: configurationFaults(error.message, directory) };
    if (error instanceof TypeError)
      return refused(changes[0]?.file ?? 'brand.json', changes[0]?.pointer ?? '', error.message);
    throw error;
  }
}

type FileValue = BrandCheckReply['files'][number]['value'];

function filesOf(folder: string, stored: readonly StoredChange[]) {
  const inFolder = (name: string) => jsonFilesIn(path.join(folder, name)).map((file) => `${name}/${file}`);
  const names = ['brand.json', 'theme.json', ...inFolder('markets'), ...inFolder('messages')];
  return [...new Set([...names, ...stored.map(({ file }) => file)])].map((file) => {
    const { value, conflicts } = changedFile(file, readChanged(folder, file, []), stored);
    return { file, value: value as FileValue, conflicts };
  });
}

/** @throws ConfigurationError when the site would refuse the brand */
function checkedTheme(directory: string, brand: string, stored: readonly StoredChange[]) {
  const { brands } = readConfiguration(directory, { of: (id) => (id === brand ? stored : []) });
  const configured = brands.get(brand);
  if (!configured) return {};
  return {
    contrast: weakColours(configured),
    stylesheet: themeStylesheet(brand, configured.theme).text,
  };
}
