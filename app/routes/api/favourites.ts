import type { ActionFunctionArgs } from '@remix-run/node';
import { NotFoundError } from '../../fill/context';
import { favouriteForm } from '../../player/favourites/favourite-form.server';
import { changeFavourite } from '../../player/favourites/favourites.server';
import { readForm } from '../../player/forms/read-form.server';
import { playerResponse } from '../../player/player-response.server';
import { postOnly } from '../../server/post-only';

export const loader = postOnly;

/** Adds a game to the favourites, or removes it. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const submission = await readForm(request, favouriteForm);
  if (submission.status !== 'success')
    return Response.json({ code: 'error.request.invalid' }, { status: 400 });
  const { value } = submission;
  try {
    return await playerResponse(request, async (player) => {
      await changeFavourite(player, value);
      return {};
    });
  } catch (error) {
    if (error instanceof NotFoundError) return Response.json({ code: 'not.found' }, { status: 404 });
    throw error;
  }
}
