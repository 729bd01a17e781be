import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { text } from '../../text/text';
import { type PictureSource, pictureHref } from './picture-source';
import { usePictured } from './use-pictured';
import { useSeen } from './use-seen';
import { useWidth } from './use-width';

/** Height of a picture by its width. */
const ratio = 0.56;

interface BlockPictureProps {
  /** Name of the block. */
  block: string;
  source: PictureSource;
}

/** A small rendering of a block. Decorative: the card describes the block in words. */
export function BlockPicture({ block, source }: BlockPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const seen = useSeen(box);
  const width = useWidth(box);
  const href = seen && source.origin !== undefined ? pictureHref(source.origin, block, source) : undefined;
  const pictured = usePictured(frame, href);
  useEffect(() => {
    // Makes the content of the frame unreachable.
    if (frame.current) frame.current.inert = true;
  });
  const isMissing = pictured === 'missing' || (source.origin === undefined && !source.isOpening);
  return (
    <Box
      ref={box}
      aria-hidden
      data-picture={isMissing ? 'missing' : pictured}
      sx={{
        position: 'relative',
        aspectRatio: `1 / ${ratio}`,
        overflow: 'hidden',
        bgcolor: 'action.hover',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {isMissing && (
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeContent: 'center',
            px: 2,
            textAlign: 'center',
          }}
        >
          {text('palette.noPicture')}
        </Typography>
      )}
      {!isMissing && pictured === 'loading' && (
        <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, height: 'auto' }} />
      )}
      {href !== undefined && (
        <iframe
          ref={frame}
          src={href}
          title={block}
          tabIndex={-1}
          scrolling="no"
          style={{
            position: 'absolute',
            inset: 0,
            width: source.width,
            height: source.width * ratio,
            border: 0,
            pointerEvents: 'none',
            transformOrigin: '0 0',
            transform: `scale(${width / source.width})`,
            opacity: pictured === 'shown' ? 1 : 0,
          }}
        />
      )}
    </Box>
  );
}
