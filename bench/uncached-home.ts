/**
 * `npm run bench`: the home page of the default brand, rendered for every request, beside a bare renderToPipeableStream of the
 * same blocks with the same data. Both run in one session, in turns; only the ratio means anything.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { build } from 'vite';
import { startStack } from '../tests/support/stack';
import { fetchOnce, requestsPerSecond } from './load';

const rounds = 3;
const roundMs = 5_000;
const barePort = 3990;
const bareFile = '.cache/bench/bare-server.mjs';

async function buildBareServer(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    esbuild: { jsx: 'automatic' },
    build: {
      target: 'node20',
      ssr: 'bench/bare-server.tsx',
      outDir: '.cache/bench',
      assetsInlineLimit: 0,
      rollupOptions: { output: { entryFileNames: 'bare-server.mjs' } },
    },
  });
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt += 1) {
    if (
      await fetchOnce(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

await buildBareServer();
const stack = await startStack();
const bare = spawn(process.execPath, [bareFile], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(barePort),
    CONTENT_URL: stack.contentUrl,
    PLATFORM_URL: stack.platformUrl,
  },
  stdio: ['ignore', 'inherit', 'inherit'],
});
try {
  const addresses = { site: `${stack.origin()}/en-UN`, bare: `http://localhost:${barePort}/` };
  await untilAnswers(addresses.bare, bare);
  for (const url of Object.values(addresses)) await requestsPerSecond(url, 2_000);
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const site = await requestsPerSecond(addresses.site, roundMs);
    const plain = await requestsPerSecond(addresses.bare, roundMs);
    ratios.push(site / plain);
    console.log(
      `round ${round}: site ${site.toFixed(1)}/s, bare ${plain.toFixed(1)}/s, ratio ${(site / plain).toFixed(2)}`,
    );
  }
  console.log(`bytes: site ${await fetchOnce(addresses.site)}, bare ${await fetchOnce(addresses.bare)}`);
  console.log(`median ratio: ${ratios.sort((a, b) => a - b)[1]?.toFixed(2) ?? ''}`);
} finally {
  bare.kill('SIGTERM');
  await stack.stop();
}
