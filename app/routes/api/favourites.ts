import type { ActionFunctionArgs } from '@remix-run/node';
import { validateFavouriteChange } from '../../../schemas/generated/validators.js';
import { NotFoundError } from '../../fill/context';
import { changeFavourite } from '../../player/favourites/favourites.server';
import { playerResponse } from '../../player/player-response.server';
import { bodyTooLong, readText } from '../../server/read-text.server';
import { postOnly } from '../../server/post-only';

const maxBytes = 1_000;

export const loader = postOnly;

/** Marks a game with the heart, or takes the mark away. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const text = await readText(request, maxBytes);
  if (text === undefined) return bodyTooLong(maxBytes);
  const change = parse(text);
  if (!validateFavouriteChange(change))
    return Response.json({ code: 'error.request.invalid' }, { status: 400 });
  try {
    return await playerResponse(request, async (player) => {
      await changeFavourite(player, change, Date.now());
      return {};
    });
  } catch (error) {
    if (error instanceof NotFoundError) return Response.json({ code: 'not.found' }, { status: 404 });
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
