import { messengerTexts } from './messenger-texts';

/** Styles of the frame: a button while the chat is closed, the conversation while it is open. */
export const FRAME_STYLE = `
:root { color-scheme: light; font: 1rem/1.45 system-ui, sans-serif; }
html, body { block-size: 100%; margin: 0; background: transparent; color: #16202e; overflow: hidden; }
[hidden] { display: none !important; }
button, textarea { font: inherit; }
:focus-visible { outline: 3px solid #f2a900; outline-offset: 2px; }
#launcher { position: absolute; inset: 8px; border: 0; border-radius: 50%; background: #0b5cad; color: #fff; cursor: pointer; }
#launcher svg { inline-size: 28px; block-size: 28px; fill: none; stroke: currentColor; stroke-width: 2; }
#count { position: absolute; inset-block-start: -2px; inset-inline-end: -2px; min-inline-size: 24px; border-radius: 12px; background: #b3261e; color: #fff; font-size: .8125rem; line-height: 24px; }
#chat { display: flex; flex-direction: column; box-sizing: border-box; block-size: 100%; border: 1px solid #5f6f84; border-radius: 12px; background: #fff; overflow: hidden; }
#head { display: flex; align-items: center; gap: 8px; padding-inline-start: 16px; background: #1d3557; color: #fff; }
h1 { flex: 1; margin: 0; font-size: 1.0625rem; }
#close { inline-size: 48px; block-size: 48px; border: 0; background: none; color: inherit; font-size: 1.5rem; cursor: pointer; }
#close:focus-visible { outline-offset: -4px; }
#notice { margin: 0; padding: 8px 16px; background: #e8eef6; font-size: .8125rem; }
#lines { flex: 1; min-block-size: 0; margin: 0; padding: 12px 16px; overflow-y: auto; overflow-wrap: anywhere; display: flex; flex-direction: column; gap: 10px; }
#lines p { margin: 0; max-inline-size: 85%; padding: 8px 12px; border-radius: 10px; background: #eef1f6; white-space: pre-wrap; }
#lines p[data-from=visitor] { align-self: flex-end; background: #d7e7fa; }
#lines b { display: block; font-size: .75rem; }
#lines:empty { padding-block: 4px; }
#say { margin: 0; padding: 8px 16px; font-size: .875rem; }
form { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; padding: 10px 16px 14px; border-block-start: 1px solid #c7d0dc; }
label { grid-column: 1 / -1; font-size: .875rem; font-weight: 600; }
textarea { box-sizing: border-box; min-block-size: 56px; padding: 8px; border: 1px solid #5f6f84; border-radius: 8px; background: #fff; color: inherit; resize: none; }
form button { min-block-size: 44px; padding: 8px 16px; border: 0; border-radius: 8px; background: #0b5cad; color: #fff; font-weight: 600; cursor: pointer; }
`;

/**
 * The script of the frame. The embedding page sends its appearance; the frame reports presses and the unread
 * count, and loads the conversation from its own origin.
 */
export const FRAME_SCRIPT = `
const texts = ${JSON.stringify(messengerTexts).replaceAll('<', '\\u003c')};
const base = location.pathname.replace(/\\/frame$/, '');
const at = (id) => document.getElementById(id);
const storageKey = 'simulated-messenger';
const pollMs = 1500;
let page = { open: false, shown: false, locale: 'en', fields: [], token: '', left: 0, key: '' };
let host = '*';
let conversation;
let kept = { id: '', secret: '', seen: 0, externalId: null };
let t = texts.en;
try { kept = { ...kept, ...JSON.parse(sessionStorage.getItem(storageKey)) }; } catch {}

const tell = (messenger, more) => parent.postMessage({ messenger, ...more }, host);
const keep = (next) => {
  kept = { ...kept, ...next };
  try { sessionStorage.setItem(storageKey, JSON.stringify(kept)); } catch {}
};
const unread = () => (conversation?.messages.slice(kept.seen).filter(({ from }) => from === 'staff').length ?? 0);
const forget = () => { conversation = undefined; keep({ id: '', secret: '', seen: 0, externalId: null }); };

function draw() {
  const { open } = page;
  at('launcher').hidden = open;
  at('chat').hidden = !open;
  if (open && conversation) keep({ seen: conversation.messages.length });
  const count = unread();
  at('count').hidden = count === 0;
  at('count').textContent = String(count);
  const lines = conversation?.messages ?? [];
  while (at('lines').children.length > lines.length) at('lines').lastChild.remove();
  lines.slice(at('lines').children.length).forEach(({ from, text }) => {
    const line = document.createElement('p');
    const name = document.createElement('b');
    line.dataset.from = from;
    name.textContent = from === 'staff' ? t.staff : t.you;
    line.append(name, text);
    at('lines').append(line);
    line.scrollIntoView({ block: 'end' });
  });
  if (conversation?.status === 'closed') at('say').textContent = t.over;
  else if (at('say').dataset.failed === undefined) at('say').textContent = conversation ? '' : t.welcome;
  // The count is unknown until the conversation of an earlier page is loaded.
  if (conversation || !kept.id) tell('unread', { count });
}

function setLanguage(tag) {
  t = texts[tag] ?? texts[tag.split('-')[0]] ?? texts.en;
  document.documentElement.lang = t === texts.en ? 'en' : tag;
  document.title = t.title;
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = t[element.dataset.text];
  for (const element of document.querySelectorAll('[data-label]')) element.setAttribute('aria-label', t[element.dataset.label]);
  at('lines').replaceChildren();
}

async function call(path, body) {
  const { id } = kept;
  const response = await fetch(base + '/conversations' + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-conversation': kept.secret, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.status === 404) forget();
  if (!response.ok) throw new Error(String(response.status));
  const answer = await response.json();
  // The visitor may have signed out in between.
  if (kept.id !== id) return;
  conversation = answer;
  keep({ id: conversation.id, secret: conversation.secret, externalId: conversation.externalId });
  draw();
}

async function write(text) {
  const body = { key: page.key, text, language: page.locale, token: page.token, fields: page.fields.join('\\n') };
  delete at('say').dataset.failed;
  try {
    await call(kept.id ? '/' + kept.id : '', body).catch((error) => {
      if (kept.id || error.message !== '404') throw error;
      return call('', body);
    });
    at('text').value = '';
  } catch {
    at('say').dataset.failed = '';
    at('say').textContent = t.failed;
  }
}

async function poll() {
  if (kept.id) await call('/' + kept.id).catch(() => undefined);
  setTimeout(poll, pollMs);
}

// The subject of a token, to distinguish conversations of different players.
function nameIn(token) {
  try { return JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).external_id; } catch { return null; }
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || data?.messenger !== 'state') return;
  host = origin;
  const opened = data.open && !page.open;
  const relabelled = data.locale !== page.locale;
  const other = data.token && kept.externalId && nameIn(data.token) !== kept.externalId;
  if (data.left > page.left || other) forget();
  page = data;
  if (relabelled) { setLanguage(data.locale); tell('title', { title: t.title }); }
  draw();
  if (opened) at('text').focus();
});
at('launcher').addEventListener('click', () => tell('open'));
at('close').addEventListener('click', () => tell('close'));
addEventListener('keydown', ({ key }) => { if (key === 'Escape' && page.open) tell('close'); });
at('text').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  at('form').requestSubmit();
});
at('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = at('text').value.trim();
  if (text) void write(text);
});
setLanguage('en');
tell('ready', { title: t.title });
void poll();
`;

/** The page in the frame. */
export const FRAME_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Messenger</title>
<style>${FRAME_STYLE}</style>
</head>
<body>
<button id="launcher" type="button" data-label="open"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16v11H10l-5 4v-4H4z"/></svg><span id="count" hidden></span></button>
<section id="chat" aria-labelledby="title" hidden>
<div id="head"><h1 id="title" data-text="title"></h1><button id="close" type="button" data-label="close">×</button></div>
<p id="notice" data-text="notice"></p>
<div id="lines" role="log" tabindex="0" data-label="title"></div>
<p id="say" role="status"></p>
<form id="form"><label for="text" data-text="field"></label><textarea id="text" maxlength="2000" rows="2"></textarea><button data-text="send"></button></form>
</section>
<script>${FRAME_SCRIPT}</script>
</body>
</html>
`;
