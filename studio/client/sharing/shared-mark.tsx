import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { HiddenIcon, LinkIcon } from '../shell/icons';
import { text } from '../text/text';
import { useExceptions } from './use-exceptions';

interface SharedMarkProps {
  entryId: string;
  pageId: string;
  defaultLocale: string;
  /** Whether other pages link the block, or it is offered as a shared section. */
  isShared: boolean;
}

/** Mark in the outline for a block that is shared, differs here, or is hidden here. */
export function SharedMark({ entryId, pageId, defaultLocale, isShared }: SharedMarkProps) {
  const exceptions = useExceptions({ pageId, locale: defaultLocale }, entryId);
  const isHidden = exceptions.some(({ hidden }) => hidden);
  const differs = exceptions.some(({ fieldNames }) => fieldNames.length > 0);
  if (!isShared && !isHidden && !differs) return null;
  const name = text(
    isHidden ? 'sharing.mark.hidden' : differs ? 'sharing.mark.differs' : 'sharing.mark.shared',
  );
  const Icon = isHidden ? HiddenIcon : LinkIcon;
  const color = differs ? 'primary.main' : 'text.secondary';
  return (
    <Tooltip title={name}>
      <Box component="span" role="img" aria-label={name} sx={{ color, display: 'flex' }}>
        <Icon fontSize="small" />
      </Box>
    </Tooltip>
  );
}
