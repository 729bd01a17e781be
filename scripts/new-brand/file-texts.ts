import { format } from 'prettier';
import type { MadeBrand } from '../../app/workbench/new-brand/make-brand';

/** Every file of a new brand, by its path below the project. */
export async function brandFileTexts(id: string, made: MadeBrand): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [file, value] of Object.entries(made.configuration))
    files.set(`brands/${id}/${file}`, await configurationText(value));
  for (const [file, value] of made.content) files.set(`content-fixtures/${id}/${file}`, contentText(value));
  for (const [file, svg] of made.pictures) files.set(`content-fixtures/files/${file}`, svg);
  return files.set(`brands/${id}/assets/favicon.svg`, made.icon);
}

/** Configuration in the project's format. */
export function configurationText(value: object): Promise<string> {
  return format(JSON.stringify(value), { parser: 'json', printWidth: 110 });
}

/** Content in the format of the content service's exports. */
export function contentText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
