/**
 * Loaded into the services before their own code (`node --import`): the time of day is frozen, so that whole pages are
 * reproducible, and timeouts are longer, so that a busy machine does not affect pages. Durations (performance.now) are
 * not frozen.
 */
import { Server } from 'node:http';
import { Script } from 'node:vm';

const now = Date.parse(process.env.VISUAL_NOW);
const patience = 40;
const shortMs = 250;

const patiently = (ms) => (ms >= shortMs ? Math.min(ms * patience, 2 ** 31 - 1) : ms);

globalThis.Date = new Proxy(Date, {
  construct: (target, parts) => Reflect.construct(target, parts.length > 0 ? parts : [now]),
  apply: (target) => new target(now).toString(),
  get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
});

globalThis.setTimeout = new Proxy(setTimeout, {
  apply: (target, self, [work, ms, ...rest]) => Reflect.apply(target, self, [work, patiently(ms), ...rest]),
});

const abortAfter = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (ms) => abortAfter(patiently(ms));

const run = Script.prototype.runInContext;
Script.prototype.runInContext = function runPatiently(context, options) {
  const { timeout } = options ?? {};
  return run.call(this, context, timeout ? { ...options, timeout: patiently(timeout) } : options);
};

// Clients with longer timeouts also keep idle connections longer: the server must not close them first.
const listen = Server.prototype.listen;
Server.prototype.listen = function listenPatiently(...args) {
  this.keepAliveTimeout = 3_600_000;
  return listen.apply(this, args);
};
