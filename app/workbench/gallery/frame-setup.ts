/**
 * The script a frame runs before its islands: it freezes the clock at the time of the HTML and, with fixture data,
 * blocks requests for live data, which fail as in an outage.
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
