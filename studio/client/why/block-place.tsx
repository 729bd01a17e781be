import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { PreviewBlock } from '../../../schemas/generated/types';
import { useDocument, useDocumentStore } from '../composer/document-context';
import { type ShownPage, openEntry } from '../composer/preview/use-preview';
import { entryName } from '../composer/structure';
import { formOf } from '../forms/form-catalogue';
import { text } from '../text/text';

interface BlockPlaceProps {
  block: PreviewBlock;
  pageId: string;
  page: ShownPage;
  locale: string;
}

/** The entry, field and position that link a block, and the change of the page, if any. */
export function BlockPlace({ block, pageId, page, locale }: BlockPlaceProps) {
  const { holder, pointer = '', origin, parent, region } = block;
  const entries = useDocument((state) => state.entries);
  const type = entries[holder ?? '']?.sys.contentType.sys.id;
  const [, field = 'blocks', index = ''] = pointer.split('/');
  const around = page.blocks.find(({ key }) => key === parent);
  const label = formOf(type ?? 'page')?.fields.find(({ name }) => name === field)?.label ?? field;
  return (
    <>
      {holder !== undefined && (
        <Typography variant="body2" component="p">
          {index === ''
            ? text('why.place.unknown')
            : text('why.place', { field: label, position: Number(index) + 1 })}{' '}
          <HolderLink
            {...{ holder, pageId, locale }}
            basePageId={origin?.change ? undefined : origin?.pageId}
          />
        </Typography>
      )}
      {around && (
        <Typography variant="body2" component="p">
          {text('why.place.inside')} <HolderLink holder={around.entryId} {...{ pageId, locale }} />
        </Typography>
      )}
      {region !== 'main' && <Typography variant="body2">{text('why.place.everyPage')}</Typography>}
      {origin && origin.pageId !== pageId && (
        <Typography variant="body2">{text('why.place.base')}</Typography>
      )}
      {origin?.change && (
        <Typography variant="body2" component="p">
          {text(`why.change.${origin.change.action}`)}{' '}
          <HolderLink holder={origin.change.id} {...{ pageId, locale }} />
        </Typography>
      )}
    </>
  );
}

interface HolderLinkProps {
  holder: string;
  pageId: string;
  /** The base page, if it contains the block: it opens in its own composer. */
  basePageId?: string | undefined;
  locale: string;
}

function HolderLink({ holder, pageId, basePageId, locale }: HolderLinkProps) {
  const store = useDocumentStore();
  const name = useDocument(({ entries }) => entryName(entries[holder], locale));
  if (holder === basePageId && holder !== pageId)
    return (
      <Link component={RouterLink} to={`/pages/${encodeURIComponent(holder)}`}>
        {name || text('why.basePage')}
      </Link>
    );
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      onClick={() => (holder === pageId ? store.select(null) : openEntry(store, holder))}
    >
      {name || text('why.openEntry')}
    </Link>
  );
}
