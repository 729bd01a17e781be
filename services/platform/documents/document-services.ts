import { createHmac } from 'node:crypto';
import type { SalaryRanges } from '../account/salary-ranges';
import type { PlatformCore } from '../platform';
import { createEddAnswers, type EddAnswers } from './edd-answers';
import { createIdentityChecks, type IdentityChecks, type IdentitySettings } from './identity/identity-checks';
import { deleteOldAnswers } from './answer-retention';
import { deleteOldPages } from './page-retention';
import { createPageSeal } from './pages/page-seal';
import { createPageStore } from './pages/page-store';
import { createSealedPages, type SealedPages } from './pages/sealed-pages';
import { createUploads, type Uploads } from './uploads';

/** Documents that players send, and the questionnaire. */
export interface Documents {
  uploads: Uploads;
  edd: EddAnswers;
  identityChecks: IdentityChecks;
  pages: SealedPages;
  /**
   * Deletes expired pages and answers.
   * @param now milliseconds since the epoch
   */
  deleteOld(now: number): Promise<void>;
}

/** @param secret of the platform, from which a key is derived if none is configured (demo mode only) */
export function createDocuments(
  core: PlatformCore,
  salaryRanges: SalaryRanges,
  secret: string,
  identity: IdentitySettings,
): Documents {
  const { database, events, clock, data, settings } = core;
  const { keys, store } = settings.documents;
  const ownKey = createHmac('sha256', secret).update('documents').digest();
  const pages = createSealedPages(createPageSeal(keys.length > 0 ? keys : [ownKey]), createPageStore(store));
  return {
    uploads: createUploads(database, events, clock, pages),
    edd: createEddAnswers(database, events, clock, salaryRanges),
    identityChecks: createIdentityChecks(core, identity),
    pages,
    async deleteOld(now) {
      await deleteOldPages(database, pages, data.defaults.documents, now);
      await deleteOldAnswers(database, data.defaults.documents, now);
    },
  };
}
