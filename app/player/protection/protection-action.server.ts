import type { ActionFunctionArgs } from '@remix-run/node';
import { type Player, requirePlayer } from '../../platform/player.server';
import { type FormOutcome, answerForm, readFields } from '../forms/read-form.server';
import { depositIn, depositParameter } from '../cashier/deposit/deposit-form';
import { limitForms } from '../limits/limit-forms.server';
import { breakForms } from '../breaks/break-forms.server';
import { realityCheckForms } from '../reality-check/reality-check-forms.server';

/** A form of the gambling-limits page that is being handled. */
export interface ProtectionTurn {
  request: Request;
  player: Player;
  fields: URLSearchParams;
}

/**
 * Handles one form of the page; `next` is the query and fragment that an accepted form redirects to without
 * JavaScript. Throws what
 * `Player.call` throws as a Response.
 */
export type ProtectionForm = (turn: ProtectionTurn) => Promise<FormOutcome & { next?: string }>;

/** The forms of all sections, by field `intent`. */
const forms: Partial<Record<string, ProtectionForm>> = {
  ...limitForms,
  ...breakForms,
  ...realityCheckForms,
};

/** The action of the gambling-limits page. */
export async function protectionAction({ request }: ActionFunctionArgs) {
  const player = await requirePlayer(request);
  const fields = await readFields(request);
  const answer = forms[fields.get('intent') ?? ''];
  if (!answer) throw Response.json({ code: 'error.request.invalid' }, { status: 400 });
  const { next, ...outcome } = await answer({ request, player, fields });
  return answerForm(request, outcome, next === undefined ? undefined : nextAddress(request, next));
}

/** Preserves the return address of a deposit. */
function nextAddress({ url }: Request, next: string): string {
  const { pathname, searchParams } = new URL(url);
  const address = new URL(`${pathname}${next}`, url);
  const deposit = depositIn(searchParams);
  if (deposit !== undefined) address.searchParams.set(depositParameter, deposit);
  return address.pathname + address.search + address.hash;
}
