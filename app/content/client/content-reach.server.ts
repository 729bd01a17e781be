import { log } from '../../server/log.server';

const listeners: (() => void)[] = [];
let requested = 0;
/** Number of the last request sent when the outage was detected; undefined while the service responds. */
let awaySince: number | undefined;

/** Counts a request. @returns its number, which tells a late response from before an outage from the end of the outage */
export function contentAsked(): number {
  return (requested += 1);
}

/** The content service responded. After an outage this notifies all listeners. */
export function contentAnswered(question: number): void {
  if (awaySince === undefined || question <= awaySince) return;
  awaySince = undefined;
  log.info({ event: 'content.back' }, 'the content service can be reached again');
  for (const listener of listeners) listener();
}

/** The content service could not be reached, or failed. Logged once per outage. */
export function contentFailed(reason: string): void {
  if (awaySince === undefined)
    log.error({ event: 'content.away', reason }, 'the content service cannot be reached');
  awaySince ??= requested;
}

/** Calls a function each time the content service is reachable again. */
export function onContentBack(listener: () => void): void {
  listeners.push(listener);
}
