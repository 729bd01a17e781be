import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { StepError } from './prepare.mjs';

const startTimeoutMs = 60_000;
const stopTimeoutMs = 5_000;

/** Fails with a clear sentence when a port is none, or something listens on it already. */
export async function checkPort(port, variable) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StepError(`${variable} must be a port from 1 to 65535. Choose one: ${variable}=3010 npm start`);
  const taken = await new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
  if (taken)
    throw new StepError(
      `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=${port + 10} npm start`,
    );
}

/** Child processes that start together and stop together. */
export class Processes {
  #children = [];
  #stopping = false;

  /** Starts a program and waits until its health address answers; `ended` rejects if it stops on its own later. */
  async start({ name, args, env, health }) {
    // Nothing is sent over the channel: it closes with this process, however it ends, and the child then stops too.
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    });
    const exit = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
    this.#children.push({ name, child, exit });
    const failed = exit.then((code) => {
      if (!this.#stopping)
        throw new StepError(
          `The ${name} stopped${code === null ? '' : ` with code ${code}`}. Its last lines above say why.`,
        );
    });
    await Promise.race([this.#untilHealthy(name, health), failed]);
    // Wrapped: a promise returned bare would be waited for.
    return { ended: failed };
  }

  async #untilHealthy(name, health) {
    const deadline = Date.now() + startTimeoutMs;
    while (Date.now() < deadline) {
      const answer = await fetch(health).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new StepError(`The ${name} did not answer at ${health} within ${startTimeoutMs / 1000} seconds.`);
  }

  /** Stops every child, the last started first, and waits for it. */
  async stop() {
    if (this.#stopping) return;
    this.#stopping = true;
    for (const { child, exit } of this.#children.reverse()) {
      if (child.exitCode !== null) continue;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      await exit;
      clearTimeout(timer);
    }
  }
}
