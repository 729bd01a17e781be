import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type InlineConfig, build } from 'vite';
import { built, folder, pageFile } from './places';

const next = path.join(folder, 'apps/next');
const remix = path.join(folder, 'apps/remix');
const captureFile = '.cache/bench/capture-lobby.mjs';

/** Installs the peers' packages when they are missing or older than their lock file. */
export function installPeers(): void {
  const marker = path.join(folder, 'node_modules/.package-lock.json');
  const lock = path.join(folder, 'package-lock.json');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return;
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
}

/** Builds Marquee's site when a source is newer than the last build, like `npm start`. */
export function buildSite(): void {
  run(
    process.execPath,
    ['-e', "import('./scripts/run/prepare.mjs').then((prepare) => prepare.buildSite())"],
    '.',
  );
}

/** Captures the page for all candidates from a running content service and platform. */
export async function capturePage(env: Record<string, string>): Promise<void> {
  await build({
    ...shared,
    build: {
      ...shared.build,
      ssr: 'bench/peers/page/capture.tsx',
      outDir: path.dirname(captureFile),
      rollupOptions: { output: { entryFileNames: path.basename(captureFile) } },
    },
  });
  run(process.execPath, [captureFile, pageFile], '.', env);
}

/**
 * Builds the requested peers.
 * @param names `react`, `next` and `remix`
 */
export async function buildPeers(names: ReadonlySet<string>): Promise<void> {
  if (names.has('react')) {
    await buildReact('react', {});
    await buildReact('react-19', react19);
    await buildHydration();
  }
  if (names.has('next')) {
    await buildBlocks('client-blocks', {});
    await buildBlocks('server-blocks', siteOfRequest);
    rmSync(path.join(next, '.cache'), { recursive: true, force: true });
    run(process.execPath, [bin('next/dist/bin/next'), 'build'], next, production);
  }
  if (names.has('remix')) {
    run(
      process.execPath,
      [path.resolve('node_modules/@remix-run/dev/dist/cli.js'), 'vite:build'],
      remix,
      production,
    );
  }
}

export const bin = (file: string) => path.join(folder, 'node_modules', file);

const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PAGE_FILE: pageFile };

const shared = {
  configFile: false,
  logLevel: 'error',
  esbuild: { jsx: 'automatic' },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: { target: 'node20', assetsInlineLimit: 0, emptyOutDir: false },
} satisfies InlineConfig;

/** The blocks are above the peers' packages and must use the same React. */
const peersReact = {
  dedupe: ['react', 'react-dom'],
  alias: [{ find: /^(react|react-dom)(?=\/|$)/, replacement: path.join(folder, 'node_modules/$1') }],
};

const react19 = {
  resolve: {
    alias: [{ find: /^(react|react-dom)(?=\/|$)/, replacement: path.join(folder, 'node_modules/$1-19') }],
  },
  ssr: { noExternal: [/node_modules\/react(-dom)?-19\//, /^@contentful\//] },
} satisfies InlineConfig;

/** Server components have no context. */
const siteOfRequest = {
  resolve: {
    alias: [
      {
        find: /^.*\/ui\/site-context$|^\.\/site-context$/,
        replacement: path.join(next, 'site-of-request.ts'),
      },
    ],
  },
} satisfies InlineConfig;

function buildReact(name: string, more: InlineConfig) {
  return build({
    ...shared,
    ...more,
    // Contentful's packages import without extensions, which Node does not resolve.
    ssr: { noExternal: [/^@contentful\//], ...more.ssr },
    build: {
      ...shared.build,
      ssr: 'bench/peers/apps/react/server.tsx',
      outDir: path.join(built, name),
      rollupOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  });
}

/** The scripts of `/hydrated`, and the styles. */
function buildHydration() {
  return build({
    ...shared,
    resolve: peersReact,
    define: { 'process.env.NODE_ENV': '"production"' },
    base: '/client/',
    build: {
      ...shared.build,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      outDir: path.join(built, 'client'),
      rollupOptions: {
        input: 'bench/peers/apps/react/hydrate.tsx',
        output: {
          entryFileNames: 'hydrate.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'blocks.css' : '[name][extname]',
        },
      },
    },
  });
}

/** The blocks as a package that Next's bundler can read, with React provided by Next. */
async function buildBlocks(name: string, more: InlineConfig): Promise<void> {
  await build({
    ...shared,
    ...more,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...shared.build,
      target: 'es2022',
      minify: false,
      outDir: path.join(built, 'blocks'),
      lib: {
        entry: 'bench/peers/page/library.ts',
        formats: ['es'],
        fileName: () => `${name}.mjs`,
        cssFileName: 'blocks',
      },
      rollupOptions: { external: /^react(\/|$)/ },
    },
  });
  writeFileSync(path.join(built, 'blocks', `${name}.d.mts`), "export * from '../../page/library';\n");
}

function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${stdout}\n${stderr}`);
}

/** True if a program is installed. */
export function has(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`]);
    return true;
  } catch {
    return false;
  }
}
