import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import { SiteProvider, useSite } from '../../../ui/site/site-context';
import { FrameRegion, useApplicationSite } from '../../page/application/application-frame';
import { gamePage } from '../../page/application/game-page.server';
import { keepComposed, keepFrameSources } from '../../page/document/document-context';
import { sharingTags } from '../../page/document/sharing-tags';
import { depositOffer } from '../../play/launch/deposit-offer.server';
import { launchFromForm } from '../../play/launch/launch-form.server';
import { planOf } from '../../play/launch/launch.server';
import { originOfGames } from '../../play/launch/origin-of-games.server';
import { GameStage } from '../../play/stage/game-stage';
import { environment } from '../../server/environment.server';
import { createTranslate } from '../../site/texts/translate';
import { textSections } from '../../site/texts/messages.server';
import { localeAddress } from '../../site/wanted-path';

export { ApplicationError as ErrorBoundary } from '../application-error';
export { launchedAction as clientAction } from '../../play/launch/launched-action';

/** Search engines may list the page of a game. */
export const handle = { isListed: true };

/** Games shown in the menu as alternatives. */
const relatedGames = 6;

/** The page of a game: the stage, and below it the content of its address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, path, composed } = await gamePage(request);
  if (composed.movedTo !== undefined)
    throw redirect(localeAddress(site.locale, composed.movedTo) + new URL(request.url).search, 301);
  keepComposed(context, composed.html);
  const { head, status, game } = composed;
  if (status !== 200 || !game) return data({ head, stage: undefined, texts: {} }, { status });
  const origin = originOfGames(path);
  const { game: card, similar } = game;
  const plan = await planOf(request, { site, path, gameId: card.gameId });
  const depositHref = await depositOffer(request, site, path, plan);
  // A hosted payment page redirects its frame back to the site.
  const paymentSources = depositHref === undefined ? [] : ["'self'", ...environment.paymentOrigins];
  keepFrameSources(context, [origin, ...paymentSources]);
  const related = similar.slice(0, relatedGames);
  return data({
    head,
    stage: { plan, game: { card, lobbyHref: game.lobbyHref, origin, path, depositHref, related } },
    // Only this page needs these texts in the browser.
    texts: textSections(site, ['play', 'game', 'gameDetail', 'myGames']),
  });
}

/** Launches the game of the address. Without JavaScript the response is the page with the frame. */
export function action({ request }: ActionFunctionArgs) {
  return launchFromForm(request);
}

/** Forms in the game's menu do not change the page's data. */
export function shouldRevalidate(): boolean {
  return false;
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  if (!loaded) return [];
  const { title, description, noIndex, canonical, alternates, structured } = loaded.head;
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...sharingTags(loaded.head),
    ...(noIndex
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: canonical },
          ...alternates.map(({ tag, href }) => ({ tagName: 'link', rel: 'alternate', hrefLang: tag, href })),
        ]),
    ...(structured ? [{ 'script:ld+json': structured }] : []),
  ];
};

export default function Game() {
  const { head, stage, texts } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const site = useSite();
  const shared = useApplicationSite()?.site.texts;
  const { tag } = site;
  const own = useMemo(
    () => ({ ...site, t: createTranslate(tag, { ...shared, ...texts }) }),
    [site, tag, shared, texts],
  );
  return (
    <>
      {stage && (
        <SiteProvider value={own}>
          <GameStage key={stage.game.card.gameId} {...stage} metadata={head} answered={answered} />
        </SiteProvider>
      )}
      <FrameRegion region="composed" />
    </>
  );
}
