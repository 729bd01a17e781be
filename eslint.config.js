import path from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The folders of `app/` from the lowest to the highest: a folder imports only from those before it (docs/design.md).
 * `content` and `render` are two branches that meet in `page`.
 */
const order = [
  'memo',
  'server',
  'site',
  'platform',
  'content',
  'catalogue',
  'fill',
  'player',
  'play',
  'render',
  'page',
  'staff',
  'desk',
  'routes',
  'workbench',
];
const app = (names) => names.map((name) => `./app/${name}`);

/** Folders below that a folder of `app/` does without. */
const besides = {
  content: ['./blocks'],
  catalogue: ['./blocks'],
  fill: ['./blocks'],
  player: ['./blocks'],
  play: ['./blocks'],
  render: app(['content', 'catalogue', 'fill', 'player', 'play']),
};

/** The arrows between folders; each import against them is an error. `not` may not be imported by `by`. */
const arrows = [
  { by: './schemas', not: ['./ui', './blocks', './app', './services', './studio', './scripts'] },
  { by: './ui', not: ['./blocks', './app', './services', './studio', './scripts'] },
  { by: './blocks', not: ['./app', './services', './studio', './scripts'] },
  ...order.map((name, at) => ({
    by: `./app/${name}`,
    // A route of the workbench is a route module as well.
    not: [
      ...app(order.slice(at + 1).filter((other) => name !== 'routes' || other !== 'workbench')),
      ...(besides[name] ?? []),
    ],
  })),
  { by: './app', not: ['./services', './studio', './scripts'] },
  { by: './services', not: ['./app', './blocks', './ui', './studio', './scripts'] },
  // The studio reaches site and content service over HTTP only; of the services it shares how a process is run.
  {
    by: './studio',
    not: [
      ...['./app', './blocks', './scripts'],
      ...['content', 'games', 'payment-provider', 'platform', 'sportsbook'].map(
        (name) => `./services/${name}`,
      ),
    ],
  },
  { by: './studio/model', not: ['./studio/client', './studio/server', './services'] },
  { by: './studio/client', not: ['./studio/server', './services'] },
  { by: './studio/server', not: ['./studio/client'] },
  // The program that draws the samples is a package of its own, which a new brand does without.
  { by: './scripts', not: ['./art'] },
];

const blocks = readdirSync('blocks', { withFileTypes: true }).filter((entry) => entry.isDirectory());

const zones = [
  ...arrows.flatMap(({ by, not }) =>
    not.map((from) => ({
      target: by,
      from,
      message: `${by} must not import ${from}: see the arrows in eslint.config.js.`,
    })),
  ),
  ...blocks.map(({ name }) => ({
    target: `./blocks/${name}`,
    from: './blocks',
    except: [`./${name}`],
    message: 'No block imports another block: put what they share into ui/.',
  })),
];

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Codes of brands, countries, markets, currencies, and of the languages that only this product's addresses know (`br` is also Brotli). */
const siteCodes = new Set([
  ...readdirSync('brands', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['messages', 'rules'].includes(entry.name))
    .map(({ name }) => name),
  ...json('services/platform/data/countries.json').map(({ code }) => code),
  ...Object.keys(json('brands/market-facts.json')),
  ...Object.keys(json('brands/currencies.json')),
  ...json('brands/languages.json').flatMap(({ code, tag }) =>
    tag.startsWith(code) || code === 'br' ? [] : [code],
  ),
]);

/** Brands and markets differ in data only, so no code may decide by one of these codes. */
const noSiteCodes = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      data: "'{{code}}' is a brand, country, market, currency or language code: move it to data under brands/.",
    },
  },
  create(context) {
    const check = (node, text) => {
      if (siteCodes.has(text)) context.report({ node, messageId: 'data', data: { code: text } });
    };
    return {
      Literal: (node) => {
        // Types of generated unions are data already.
        if (node.parent.type !== 'TSLiteralType') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.cooked),
    };
  },
};

export default tseslint.config(
  {
    ignores: [
      'build',
      '**/.cache',
      'schemas/generated',
      'content-fixtures',
      'test-results',
      'node_modules',
      // Written by Next.js, among the peers of the bench.
      '**/next-env.d.ts',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: path.resolve('.'), zones }],
      'import-x/no-cycle': ['error', { maxDepth: 6 }],
      'import-x/no-default-export': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Such an import would still load the module, and a server's module must not reach the browser.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='LRUCache'][typeArguments.params.0.type='TSStringKeyword']",
          message:
            'A stored value belongs to a site or to content: its key is made by siteKey or contentKey.',
        },
      ],
    },
  },
  {
    files: ['tests/{journeys,faults}/**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test', 'expect'],
              message: 'Import it from tests/support/journey.ts: its tests fail on console errors.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{app,blocks,ui}/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Remix and the tools name these files; each takes its subject as the default export.
    files: [
      'app/root.tsx',
      'app/routes.ts',
      'app/routes/**/*.tsx',
      'app/entry.server.tsx',
      '**/*.config.ts',
      'tests/support/global-setup.ts',
      'tests/support/postgres.ts',
      'bench/peers/apps/next/app/**/*.tsx',
      'bench/peers/apps/remix/**/*.{ts,tsx}',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: [
      'art/**',
      'scripts/**',
      'bench/**',
      'server.ts',
      'site-environment.ts',
      'services/*/main.ts',
      'tests/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['{app,blocks,ui,schemas}/**/*.{ts,tsx}', 'services/**/*.ts', 'server.ts'],
    ignores: ['**/*.test.{ts,tsx}', '**/fixtures/**', '**/testing/**'],
    plugins: { marquee: { rules: { 'no-site-codes': noSiteCodes } } },
    rules: { 'marquee/no-site-codes': 'error' },
  },
);
