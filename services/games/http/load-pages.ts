import type { Pages } from './pages';

/** Until the client is built, a page that says so. */
const game = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Game</title></head><body></body></html>
`;

export function loadPages(): Promise<Pages> {
  return Promise.resolve({ game, fair: game, files: new Map() });
}
