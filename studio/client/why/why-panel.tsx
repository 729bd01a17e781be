import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useDocument } from '../composer/document-context';
import type { ShownPage } from '../composer/preview/use-preview';
import { entryName } from '../composer/structure';
import { useTree } from '../composer/use-tree';
import type { View } from '../composer/view-state';
import { CloseIcon } from '../shell/icons';
import { Loading } from '../shell/loading';
import { text } from '../text/text';
import { BlockPlace } from './block-place';
import { ancestorsOf, explainEntry } from './explained';
import { Layer } from './layer';
import { LayerList } from './layer-list';
import { outcomeText } from './outcome-text';
import { PageVariants } from './page-variants';
import { UnseenList } from './unseen-list';

interface WhyPanelProps {
  open: boolean;
  onClose: () => void;
  pageId: string;
  view: View;
  defaultLocale: string;
  /** The page in the preview. */
  page: ShownPage | undefined;
}

/** Why the view shows the selected block or not, layer by layer, and other hidden blocks of the page. */
export function WhyPanel({ open, onClose, page, ...props }: WhyPanelProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: 560 }, p: 2.5 } },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography id={titleId} variant="h6" component="h2">
          {text('why.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={text('why.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      {page ? <Explanation page={page} {...props} /> : <Loading />}
    </Drawer>
  );
}

type ExplanationProps = Omit<WhyPanelProps, 'open' | 'onClose' | 'page'> & { page: ShownPage };

function Explanation({ page, pageId, view, defaultLocale }: ExplanationProps) {
  const locale = view.locale.contentLocale;
  const selectedId = useDocument((state) => state.selectedId);
  const name = useDocument(({ entries }) => entryName(entries[selectedId ?? pageId], locale));
  const tree = useTree(pageId, defaultLocale);
  const outcome =
    selectedId === null ? undefined : explainEntry(page, selectedId, ancestorsOf(tree, selectedId));
  const block = outcome && ('block' in outcome ? outcome.block : 'of' in outcome ? outcome.of : undefined);
  const decided = block ?? (outcome?.kind === 'around' ? outcome.around : undefined);
  const isSeen = outcome?.kind === 'shown' || outcome?.kind === 'part';
  return (
    <>
      <Typography variant="h3" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Box role="status" sx={{ mb: 2 }}>
        {outcome && (
          <Alert severity={isSeen ? 'success' : 'info'} variant="outlined">
            {outcomeText(outcome)}
          </Alert>
        )}
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, mb: 3, display: 'grid', gridTemplateColumns: '140px minmax(0, 1fr)', gap: 1.5 }}
      >
        {block && (
          <Layer title={text('why.layer.place')}>
            <BlockPlace block={block} page={page} pageId={pageId} locale={locale} />
          </Layer>
        )}
        <Layer title={text('why.layer.page')} now={page.page?.title}>
          <PageVariants page={page} />
        </Layer>
        {/* Conditions of an invalid block are not evaluated. */}
        {decided && outcome?.kind !== 'wrong' && <LayerList block={decided} view={view} />}
      </Box>
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        {text('why.unseen')}
      </Typography>
      <UnseenList page={page} locale={locale} />
    </>
  );
}
