import { log } from '../../server/log.server';

const listeners: (() => void)[] = [];
let asked = 0;
/** The last question asked when the service was found to be away; undefined while it answers. */
let awaySince: number | undefined;

/** Counts a request. @returns its number, which tells a late reply from before an outage apart from the end of the outage */
export function contentAsked(): number {
  return (asked += 1);
}

/** The content service replied. After an outage this notifies everyone waiting for it. */
export function contentAnswered(question: number): void {
  if (awaySince === undefined || question <= awaySince) return;
  awaySince = undefined;
  log.info({ event: 'content.back' }, 'the content service can be reached again');
  for (const listener of listeners) listener();
}

/** The content service could not be reached, or failed. Every request of an outage fails alike: one line says so. */
export function contentFailed(reason: string): void {
  if (awaySince === undefined)
    log.error({ event: 'content.away', reason }, 'the content service cannot be reached');
  awaySince ??= asked;
}

/** Has a function called each time the content service is found again. */
export function onContentBack(listener: () => void): void {
  listeners.push(listener);
}
