import { readFileSync } from 'node:fs';
import type { Page } from '../../page/page';

let page: Page | undefined;

/** The page description, read once. */
export function readPage(): Page {
  return (page ??= JSON.parse(readFileSync(process.env['PAGE_FILE'] ?? '', 'utf8')) as Page);
}
