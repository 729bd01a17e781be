import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { StepError } from './prepare.mjs';

/** Timeout in milliseconds for a child that hangs; one that fails ends the wait earlier. */
const startTimeoutMs = 300_000;
const stopTimeoutMs = 5_000;
const restartAfterMs = 2_000;
/** A program that stops this soon after its start, repeatedly, has a fault that restarting does not fix. */
const soonMs = 15_000;
const mostEarlyStops = 3;

const portPatienceMs = 4_000;

function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

/** Fails with a clear message when a port is invalid or in use. */
export async function checkPort(port, variable) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StepError(`${variable} must be a port from 1 to 65535. Choose one: ${variable}=3010 npm start`);
  // Processes of a killed start may still be stopping.
  const deadline = Date.now() + portPatienceMs;
  let taken = await isTaken(port);
  while (taken && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    taken = await isTaken(port);
  }
  if (taken)
    throw new StepError(
      `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=${port + 10} npm start`,
    );
}

/** Child processes that start and stop together. One that stops unexpectedly is restarted without the others. */
export class Processes {
  /** Program → its current process. */
  #running = new Map();
  #stopping = false;

  /**
   * Starts a program and waits until its health address responds. `ended` rejects when it repeatedly stops soon after
   * its start.
   */
  async start(program) {
    const first = this.#spawn(program);
    await Promise.race([
      this.#untilHealthy(program),
      first.exit.then((end) => {
        if (!this.#stopping) throw stopped(program, end);
      }),
    ]);
    // Wrapped in an object, because a returned promise would be awaited.
    return { ended: this.#keepRunning(program, first) };
  }

  #spawn({ name, args, env }) {
    // Nothing is sent over the channel: it closes when this process ends, however that happens, and the child then
    // stops.
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    });
    const exit = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
    const running = { child, exit, startedAt: Date.now() };
    this.#running.set(name, running);
    return running;
  }

  async #keepRunning(program, first) {
    let running = first;
    for (let early = 0; ;) {
      const end = await running.exit;
      if (this.#stopping) return;
      early = Date.now() - running.startedAt < soonMs ? early + 1 : 0;
      if (early === mostEarlyStops) throw stopped(program, end);
      console.error(`\nThe ${program.name} stopped${wordsOf(end)}. It is started again; the others go on.\n`);
      await new Promise((resolve) => setTimeout(resolve, restartAfterMs));
      if (this.#stopping) return;
      running = this.#spawn(program);
    }
  }

  async #untilHealthy({ name, health }) {
    const deadline = Date.now() + startTimeoutMs;
    while (Date.now() < deadline) {
      const answer = await fetch(health).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new StepError(`The ${name} did not answer at ${health} within ${startTimeoutMs / 1000} seconds.`);
  }

  /** Stops every child in reverse order of start, and waits for each. */
  async stop() {
    if (this.#stopping) return;
    this.#stopping = true;
    for (const { child, exit } of [...this.#running.values()].reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      await exit;
      clearTimeout(timer);
    }
  }
}

const wordsOf = ({ code, signal }) => (signal ? ` by ${signal}` : ` with code ${code}`);

const stopped = ({ name }, end) =>
  new StepError(`The ${name} stopped${wordsOf(end)}. Its last lines above say why.`);
