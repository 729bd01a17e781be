import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { ErrorScreen } from '../../ui/notice/error-screen';
import { useSite } from '../../ui/site/site-context';
import { startIslands } from '../render/islands.client';
import { RefusalScreen } from '../player/sign-in/refusal-screen';
import type { loader as applicationLoader } from './application';

/** Replaces an application page that failed; header and footer remain, so that visitors can leave (SHELL-06). */
export function ApplicationError() {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (screen.current) startIslands(screen.current);
  }, []);
  const { locale } = useSite();
  const error = useRouteError();
  const application = useRouteLoaderData<typeof applicationLoader>('routes/application');
  // The reference is of the document's request; a page that failed after navigation had another one.
  const isSameRequest = useLocation().pathname === `/${locale}${application?.path ?? ''}`;
  if (isRouteErrorResponse(error) && (error.status === 403 || error.status === 503))
    return <RefusalScreen status={error.status} answer={error.data} />;
  return (
    <div ref={screen}>
      <ErrorScreen
        title="errors.screenTitle"
        reference={isSameRequest ? application?.reference : undefined}
      />
    </div>
  );
}
