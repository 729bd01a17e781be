const silent = '';

/** Floods the page with messages of all types. */
const flood = `
const kinds = [{ type: 'round end', roundId: '1', staked: 1, won: 1e15 }, { type: 'unknown' }, 'text', null, { type: 'user action', action: 'lobby' }];
let count = 0;
const send = () => {
  for (let sent = 0; sent < 200; sent += 1) parent.postMessage(kinds[count++ % kinds.length], '*');
  setTimeout(send, 0);
};
send();
`;

/** Tries to navigate the embedding page. */
const navigate = `
for (const attempt of [
  () => (top.location.href = '/'),
  () => open('/', '_top'),
  () => open('/', '_blank'),
  () => top.document.body.remove(),
]) try { attempt(); } catch {}
`;

const scripts = { silent, flood, navigate };

const path = (name: string): string => `/hostile/${name}.js`;

/** Misbehaving game pages, by their behaviour. */
export const hostilePages = {
  html: new Map(
    Object.keys(scripts).map((name) => [
      name,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Game</title><script type="module" src="${path(name)}"></script></head><body></body></html>`,
    ]),
  ),
  files: new Map(Object.entries(scripts).map(([name, code]) => [path(name), new TextEncoder().encode(code)])),
};
