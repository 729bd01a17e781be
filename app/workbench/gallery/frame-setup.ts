/**
 * The script a frame runs before its islands: the clock stands still at the time the HTML was made for, and with data from a
 * fixture nothing asks the site for other data. What asks anyway finds no answer, as when the site is away.
 *
 * @param now milliseconds
 */
export function frameSetup(now: number, offline: boolean): string {
  const clock = `
  const now = ${Math.trunc(now)};
  globalThis.Date = new Proxy(Date, {
    construct: (target, parts) => Reflect.construct(target, parts.length > 0 ? parts : [now]),
    apply: (target) => new target(now).toString(),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  });`;
  const network = `
  const ask = globalThis.fetch;
  const address = (input) => new URL(input instanceof Request ? input.url : input, location.href);
  globalThis.fetch = async (input, options) =>
    address(input).pathname.startsWith('/api/') ? new Response(null, { status: 503 }) : ask(input, options);`;
  return `{${clock}${offline ? network : ''}\n}\n`;
}
