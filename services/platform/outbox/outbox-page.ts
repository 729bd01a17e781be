import { createHash } from 'node:crypto';
import type { PlatformOutbox, PlatformRequestOutbox } from '../../../schemas/generated/types';
import { escapeHtml } from '../http/escape-html';
import { languageTag } from '../reference-data/languages';

const REFRESH_SECONDS = 5;

/** Reloads the page unless the address field has the focus. */
const SCRIPT = `setInterval(() => { if (document.activeElement?.id !== 'to') location.reload(); }, ${REFRESH_SECONDS * 1000});`;

/** Page on which developers read the messages to players. */
export function outboxPage(messages: PlatformOutbox['messages'], filter: PlatformRequestOutbox): string {
  const to = filter.to ?? '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<h1>Outbox</h1>
<p>Messages to players, newest first. None has left this machine. The page loads itself anew every ${REFRESH_SECONDS} seconds.</p>
<form method="get" action="/platform/outbox">
<label for="to">E-mail address or phone number</label>
<div><input id="to" name="to" type="search" value="${escapeHtml(to)}" maxlength="254" autocomplete="off"><button>Show</button></div>
</form>
</header>
${messages.length === 0 ? emptyText(to) : `<ol>${messages.map(messageItem).join('\n')}</ol>`}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function emptyText(to: string): string {
  return to === ''
    ? '<p class="empty">No message yet. Register a player or request a new password, and it appears here.</p>'
    : `<p class="empty">No message to ${escapeHtml(to)}. <a href="/platform/outbox">Show all</a></p>`;
}

function messageItem(message: PlatformOutbox['messages'][number]): string {
  const { subject, text, to, sentAt, channel, template, locale } = message;
  return `<li>
<p class="about"><span>${channel === 'sms' ? 'SMS' : 'E-mail'}</span> <a href="/platform/outbox?to=${escapeHtml(encodeURIComponent(to))}">${escapeHtml(to)}</a> <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt.slice(0, 19).replace('T', ' '))}</time> <code>${escapeHtml(template)}</code> ${escapeHtml(locale)}</p>
${subject === null ? '' : `<h2 lang="${escapeHtml(languageTag(locale))}">${escapeHtml(subject)}</h2>`}
<p class="text" lang="${escapeHtml(languageTag(locale))}">${withLinks(text)}</p>
</li>`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<>"]+/g, (link) => `<a href="${link}">${link}</a>`);
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-inline-size: 44rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.5rem; }
header p { margin-block: .25rem 1rem; }
label { display: block; font-weight: 600; margin-block-end: .25rem; }
form div { display: flex; gap: .5rem; }
input { flex: 1; min-inline-size: 0; }
input, button { font: inherit; padding: .5rem .75rem; border: 1px solid GrayText; border-radius: .5rem; }
button { cursor: pointer; }
ol { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: 1rem; }
li { border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: .75rem; padding: .75rem 1rem; }
.about { margin: 0; font-size: .875rem; display: flex; flex-wrap: wrap; gap: .25rem .75rem; }
.about span { font-weight: 700; }
h2 { font-size: 1.0625rem; margin: .5rem 0 0; }
.text { margin: .5rem 0 0; white-space: pre-line; overflow-wrap: anywhere; }
.empty { margin-block-start: 2rem; }
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page may only load its own style and script. */
export const OUTBOX_PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
