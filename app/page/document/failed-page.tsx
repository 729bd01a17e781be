import app from '../../../brands/messages/en/app.json';
import errors from '../../../brands/messages/en/errors.json';
import { Island } from '../../../ui/live/island';

/** The last fallback, when not even the site of a request could be resolved; its language is unknown here (SHELL-07). */
export function FailedPage({ reference }: { reference: string | undefined }) {
  return (
    <main>
      <h1>{errors.boundary}</h1>
      <Island name="reload-button" on="load">
        <button type="button">{app.reload}</button>
      </Island>
      {reference && <p>{errors.reference.replace('{{id}}', reference)}</p>}
    </main>
  );
}
