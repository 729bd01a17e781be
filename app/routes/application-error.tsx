import { useEffect, useRef } from 'react';
import { ErrorScreen } from '../../ui/error-screen';
import { startIslands } from '../render/islands.client';

/** Stands in for an application page that failed; header and footer stay, so that nobody is stuck (SHELL-06). */
export function ApplicationError() {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (screen.current) startIslands(screen.current);
  }, []);
  return (
    <div ref={screen}>
      <ErrorScreen title="errors.screenTitle" />
    </div>
  );
}
