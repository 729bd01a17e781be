import { createHash } from 'node:crypto';

const STYLE = `
body { margin: 0; font: 15px/1.4 system-ui, sans-serif; color: #1b2733; background: #f5f7f9; }
main { display: grid; gap: 1rem; padding: 1rem; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
h1 { margin: 0; padding: 1rem 1rem 0; font-size: 1.2rem; }
label { display: block; font-weight: 600; margin-block: .5rem .25rem; }
textarea, pre, input { box-sizing: border-box; width: 100%; margin: 0; padding: .6rem; border: 1px solid #8795a1; border-radius: 4px; background: #fff; font: 13px/1.5 ui-monospace, monospace; }
#query { height: 20rem; } #variables { height: 5rem; }
pre { overflow: auto; max-height: 75vh; min-height: 20rem; white-space: pre-wrap; overflow-wrap: anywhere; }
button { margin-block: .75rem; padding: .5rem 1.2rem; border: 0; border-radius: 4px; background: #0b5cad; color: #fff; font: inherit; }
details { padding-inline-start: .5rem; } dd { margin-inline-start: 1rem; font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
`;

/** Runs in the browser. It queries the URL it was loaded from, with the token in that URL. */
const SCRIPT = `
const endpoint = location.pathname.replace(/\\/explore\\/?$/, '');
const element = (id) => document.getElementById(id);
element('token').value = new URLSearchParams(location.search).get('access_token') ?? '';
async function ask(query, variables) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer ' + element('token').value },
    body: JSON.stringify({ query, variables }),
  });
  return { cost: response.headers.get('x-contentful-graphql-query-cost'), body: await response.json() };
}
async function run() {
  element('result').textContent = 'Asking …';
  try {
    const variables = element('variables').value.trim();
    const { cost, body } = await ask(element('query').value, variables ? JSON.parse(variables) : {});
    element('result').textContent = (cost ? '# complexity ' + cost + '\\n' : '') + JSON.stringify(body, null, 2);
  } catch (error) {
    element('result').textContent = 'The query was not answered: ' + error.message;
  }
}
const named = (type) => type.kind === 'NON_NULL' ? named(type.ofType) + '!' : type.kind === 'LIST' ? '[' + named(type.ofType) + ']' : type.name;
async function showTypes() {
  const type = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';
  const { body } = await ask('{ __schema { types { name kind fields { name args { name } type { ' + type + ' } } inputFields { name type { ' + type + ' } } enumValues { name } } } }');
  const types = (body.data?.__schema.types ?? []).filter(({ name }) => !name.startsWith('__'));
  types.sort((a, b) => Number(b.name === 'Query') - Number(a.name === 'Query') || (a.name < b.name ? -1 : 1));
  element('types').replaceChildren(...types.map(({ name, kind, fields, inputFields, enumValues }) => {
    const details = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = name + ' (' + kind.toLowerCase().replace('_', ' ') + ')';
    const list = document.createElement('dl');
    for (const field of fields ?? inputFields ?? enumValues ?? []) {
      const line = document.createElement('dd');
      const args = field.args?.length ? '(' + field.args.map((arg) => arg.name).join(', ') + ')' : '';
      line.textContent = field.name + args + (field.type ? ': ' + named(field.type) : '');
      list.append(line);
    }
    details.append(summary, list);
    return details;
  }));
}
element('run').addEventListener('click', run);
element('query').addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
});
element('token').addEventListener('change', showTypes);
showTypes();
`;

/** The page at `…/explore`: a query, its response, and the types of the schema. It loads no external resources. */
export const EXPLORER_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>GraphQL explorer</title>
<style>${STYLE}</style>
</head>
<body>
<h1>GraphQL explorer</h1>
<main>
<section aria-label="Query">
<label for="token">Access token</label>
<input id="token" autocomplete="off" spellcheck="false">
<label for="query">Query (Ctrl+Enter runs it)</label>
<textarea id="query" spellcheck="false">{
  entryCollection(limit: 10) {
    total
    items { __typename sys { id } }
  }
}</textarea>
<label for="variables">Variables, as JSON</label>
<textarea id="variables" spellcheck="false"></textarea>
<button id="run" type="button">Run</button>
</section>
<section aria-label="Answer"><pre id="result" role="status" tabindex="0"></pre></section>
<section id="types" aria-label="Types"></section>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page may run its own script and query its own server only. */
export const EXPLORER_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; script-src ${hashOf(SCRIPT)}; style-src ${hashOf(STYLE)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  // The URL contains the token.
  'Referrer-Policy': 'no-referrer',
} as const;
