import { createHash } from 'node:crypto';
import { escapeHtml } from '../../http/escape-html';
import { type IdentityTexts, identityTexts } from './identity-texts';
import { DECISIONS, DELIVERIES, type SimulatedCheck } from './simulated-checks';

/** The hosted page of a check with the player's current step. It works without scripts. */
export function identityPage(check: SimulatedCheck): string {
  const texts = identityTexts(check.language);
  const t = (key: Parameters<IdentityTexts['t']>[0], number?: number) => escapeHtml(texts.t(key, number));
  return `<!doctype html>
<html lang="${texts.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('title')}</title>
<style>${STYLE}</style>
</head>
<body>
<p class="notice">${t('notice')}</p>
<main>
${contentOf(check, t)}
</main>
</body>
</html>
`;
}

type Write = IdentityTexts['t'];

function contentOf(check: SimulatedCheck, t: Write): string {
  if (check.status !== 'open')
    return `<h1>${t('overTitle')}</h1>
<p>${t('overText')}</p>
<p><a class="action" href="${escapeHtml(check.returnUrl)}">${t('back')}</a></p>`;
  if (check.steps === 0)
    return stepOf(1, t, t('documentTitle'), `<p>${t('documentText')}</p>`, t('documentAction'));
  if (check.steps === 1)
    return stepOf(2, t, t('selfieTitle'), `<p>${t('selfieText')}</p>`, t('selfieAction'));
  const decisions = DECISIONS.map(
    ({ status, reason }, at) => `<option value="${at}">${t(reason ?? status)}</option>`,
  );
  const deliveries = DELIVERIES.map((name) => `<option value="${name}">${t(name)}</option>`);
  const fields = `<p>${t('outcomeText')}</p>
<label for="decision">${t('decision')}</label>
<select id="decision" name="decision">${decisions.join('')}</select>
<label for="delivery">${t('delivery')}</label>
<select id="delivery" name="delivery">${deliveries.join('')}</select>`;
  return stepOf(3, t, t('outcomeTitle'), fields, t('finish'));
}

/** @param step number of the step, sent with the form so that a repeated submit has no effect */
function stepOf(step: number, t: Write, title: string, fields: string, action: string): string {
  return `<p class="step">${t('step', step)}</p>
<h1>${title}</h1>
<form method="post">
<input type="hidden" name="step" value="${step}">
${fields}
<button class="action">${action}</button>
</form>`;
}

const STYLE = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: #f4f6fa; color: #16202e; overflow-wrap: anywhere; }
.notice { margin: 0; padding: .625rem 1rem; background: #1d3557; color: #fff; font-size: .875rem; }
main { max-inline-size: 30rem; margin-inline: auto; padding: 1.5rem 1rem 3rem; }
.step { margin: 0; color: #46566b; font-size: .875rem; }
h1 { margin: .25rem 0 .75rem; font-size: 1.375rem; line-height: 1.25; }
form { display: grid; gap: .5rem; }
form p { margin: 0 0 .5rem; }
label { font-weight: 600; }
select { font: inherit; min-block-size: 2.75rem; padding: .5rem .75rem; border: 1px solid #5f6f84; border-radius: .5rem; background: #fff; color: inherit; min-inline-size: 0; }
.action { display: block; box-sizing: border-box; inline-size: 100%; margin-block-start: 1rem; min-block-size: 2.75rem; padding: .625rem 1rem; border: 0; border-radius: .5rem; background: #0b5cad; color: #fff; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.action:hover { background: #084682; }
:focus-visible { outline: 3px solid #f2a900; outline-offset: 2px; }
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** The page loads nothing, and only the site that started the check may frame it. */
export function identityPagePolicy({ returnUrl }: SimulatedCheck): string {
  const { origin } = new URL(returnUrl);
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    // Browsers also check the redirect after a form.
    `form-action 'self' ${origin}`,
    "base-uri 'none'",
    `frame-ancestors ${origin}`,
  ].join('; ');
}
