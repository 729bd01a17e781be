import type { SxProps, Theme } from '@mui/material';

/** The style of an editor; sizes follow the studio, because the page itself is shown beside it. */
export function editorStyle(invalid: boolean): SxProps<Theme> {
  return {
    border: 1,
    borderColor: invalid ? 'error.main' : 'divider',
    borderRadius: 1,
    '&:focus-within': { outline: 2, outlineColor: 'primary.main' },
    '& .rich-text': {
      minHeight: 120,
      maxHeight: '60vh',
      overflowY: 'auto',
      px: 1.5,
      py: 1,
      outline: 'none',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      typography: 'body2',
      fontVariantLigatures: 'none',
      '& p': { my: 0.5 },
      '& h1, & h2, & h3, & h4, & h5, & h6': { my: 1, lineHeight: 1.25 },
      '& h2': { fontSize: '1.25rem' },
      '& h3': { fontSize: '1.1rem' },
      '& h4': { fontSize: '1rem' },
      '& ul, & ol': { my: 0.5, paddingInlineStart: 3 },
      '& blockquote': { m: 0, my: 1, paddingInlineStart: 1.5, borderInlineStart: 3, borderColor: 'divider' },
      '& code': { bgcolor: 'action.hover', px: 0.5, borderRadius: 0.5 },
      '& a': { color: 'primary.main' },
      '& table': { borderCollapse: 'collapse', width: '100%', my: 1 },
      '& td, & th': { border: 1, borderColor: 'divider', px: 1, verticalAlign: 'top', textAlign: 'start' },
      '& th, & .selectedCell': { bgcolor: 'action.hover' },
      '& [data-kept]': {
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'text.secondary',
        borderRadius: 1,
        px: 1,
        color: 'text.secondary',
        cursor: 'grab',
      },
      '& [data-kept-mark]': { textDecoration: 'underline dotted' },
      '& .ProseMirror-selectednode': { outline: 2, outlineColor: 'primary.main' },
      '& .ProseMirror-gapcursor': { position: 'relative', borderTop: 1, width: 20, my: 0.5 },
    },
  };
}
