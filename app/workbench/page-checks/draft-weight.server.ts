import type { CheckRequest } from '../../../schemas/generated/types';
import { holdUnsaved } from '../../content/preview/unsaved-content.server';
import { inPreview } from '../../content/preview/preview-scope.server';
import { loadPage } from '../../page/load-page.server';
import { shownBlocks } from '../../page/make-page.server';
import { pageEdit } from '../../page/preview/page-edit.server';
import { bytesOf } from '../../render/built-files.server';
import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import type { Site } from '../../site/site';
import { htmlOf, scriptBytes } from '../launch-report/page-weights.server';
import type { Measured } from './page-limits';

interface Draft extends Pick<CheckRequest, 'entries'> {
  pageId: string;
  site: Site;
  /** Below the locale. */
  path: string;
  /** Milliseconds. */
  now: number;
}

/** The size of an unsaved page; empty if it cannot be rendered, which the preview reports. */
export async function draftWeight({ pageId, entries, site, path, now }: Draft): Promise<Measured> {
  const edit = pageEdit(site, 'page check', path);
  try {
    return await edit.inTurn(() => {
      const unsaved = Object.fromEntries(entries.map(({ id, fields }) => [id, fields]));
      holdUnsaved(edit.name, { unsaved });
      return inPreview({ unsaved: edit.name, at: now, fresh: 'page' }, async () => {
        const filled = await loadPage({ site, path });
        if (filled.pageId !== pageId) return {};
        const page = { ...filled, blocks: shownBlocks(filled) };
        const html = await htmlOf(page, { site, path, now, lacking: new Set() });
        return { html: bytesOf(html).gzip, scripts: scriptBytes(html) };
      });
    });
  } catch (error) {
    log.warn({ event: 'checks.weight', pageId, path, reason: errorMessage(error) }, 'page not weighed');
    return {};
  }
}
