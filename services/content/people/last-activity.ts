import { AUTOMATION } from '../store/actor';
import type { RestContext } from '../rest/context';
import type { TokenOwner } from './access-tokens';

/** Limits writes: otherwise every call would cause one. */
const PRECISION_MS = 5 * 60_000;

type Needed = Pick<RestContext, 'store' | 'now' | 'logger' | 'closing'>;

/** Records the last activity of people and tokens, so that administrators can find unused accounts. */
export class LastActivity {
  readonly #context: Needed;
  readonly #pending = new Set<string>();

  constructor(context: Needed) {
    this.#context = context;
  }

  /** Runs in the background: a failure to store it does not affect the response. */
  note({ token, user }: TokenOwner): void {
    const { store, now, logger, closing } = this.#context;
    const id = token.sys.id;
    const age = now() - Date.parse(token.lastUsedAt ?? '1970-01-01T00:00:00Z');
    if (age < PRECISION_MS || this.#pending.has(id)) return;
    this.#pending.add(id);
    store
      .write(AUTOMATION, (tx) => {
        const [stored, person] = [tx.shared.get('AccessToken', id), tx.shared.get('User', user.sys.id)];
        if (stored) tx.shared.put('AccessToken', { ...stored, lastUsedAt: tx.now });
        if (person) tx.shared.put('User', { ...person, lastActiveAt: tx.now });
      })
      .catch((error: unknown) => {
        if (!closing.aborted) logger.warn({ err: error, user: user.sys.id }, 'last activity was not stored');
      })
      .finally(() => this.#pending.delete(id));
  }
}
