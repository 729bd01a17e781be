/** Programs that run beside each other, whose output does not mix. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Runs programs of Node.js, as many at a time as the machine has processors, in the order given.
 *
 * @param {{ name: string, args: string[] }[]} programs
 * @param {(name: string, passed: boolean, output: string) => void} ended told of each program when it has ended
 */
export async function runBeside(programs, ended) {
  const waiting = [...programs];
  async function lane() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { passed, output } = await run(next.args);
      ended(next.name, passed, output);
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane));
}

function run(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => resolve({ passed: false, output: error.message }));
    child.once('close', (code) =>
      resolve({ passed: code === 0, output: Buffer.concat(chunks).toString().trim() }),
    );
  });
}
