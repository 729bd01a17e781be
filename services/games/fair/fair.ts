import './fair.css';
import type { FairRound } from './fair-round';
import { textsFor } from './texts';
import { verify } from './verify';

const address = new URL(location.href);
const { language, texts } = textsFor(address.searchParams.get('lang') ?? navigator.language);

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function field(
  label: string,
  value: string,
  readOnly: boolean,
): { label: HTMLElement; input: HTMLInputElement } {
  const input = element('input', { value, readOnly, autocomplete: 'off', spellcheck: false });
  return { label: element('label', {}, label, input), input };
}

async function readRound(): Promise<FairRound | undefined> {
  const id = address.searchParams.get('round');
  if (!id) return undefined;
  const response = await fetch(`/fair/rounds/${encodeURIComponent(id)}`);
  // Page and server are built together, so the response is not validated.
  return response.ok ? ((await response.json()) as FairRound) : undefined;
}

function show(main: HTMLElement, round: FairRound): void {
  const serverSeed = field(texts.serverSeed, round.serverSeed ?? '', false);
  const status = element('p', {});
  status.setAttribute('role', 'status');
  const steps = element('pre', { hidden: true });
  const form = element(
    'form',
    {
      onsubmit: (event) => {
        event.preventDefault();
        const { isCommitted, isSame, steps: played } = verify(round, serverSeed.input.value.trim());
        status.textContent = isCommitted ? (isSame ? texts.same : texts.different) : texts.otherSeed;
        steps.textContent = JSON.stringify(played, null, 1);
        steps.hidden = false;
      },
    },
    field(texts.round, round.roundId, true).label,
    field(texts.hash, round.serverSeedHash, true).label,
    serverSeed.label,
    field(texts.clientSeed, round.clientSeed, true).label,
    field(texts.nonce, String(round.nonce), true).label,
    element('button', { type: 'submit' }, texts.verify),
  );
  main.append(...(round.serverSeed === null ? [element('p', {}, texts.secret)] : []), form, status, steps);
}

async function start(): Promise<void> {
  const main = document.querySelector('main');
  if (!main) return;
  document.documentElement.lang = language;
  document.title = texts.title;
  main.append(element('h1', {}, texts.title), element('p', {}, texts.how));
  const round = await readRound();
  if (round) show(main, round);
  else main.append(element('p', {}, texts.none));
}

void start();
