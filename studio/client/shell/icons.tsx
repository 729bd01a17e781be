import { SvgIcon, type SvgIconProps } from '@mui/material';

/** An icon from one path in a 24 × 24 view box. */
function icon(path: string) {
  return function Icon(props: SvgIconProps) {
    return (
      <SvgIcon {...props}>
        <path d={path} />
      </SvgIcon>
    );
  };
}

export const AddIcon = icon('M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z');
export const CheckIcon = icon('M9.5 17.6 4 12.1l1.4-1.4 4.1 4.1 9.1-9.1L20 7.1z');
export const CloseIcon = icon(
  'M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z',
);
export const CommentIcon = icon('M4 4h16v12H9l-5 4zm2 2v10l2.3-2H18V6z');
export const DragIcon = icon('M8 5h3v3H8zm5 0h3v3h-3zM8 10.5h3v3H8zm5 0h3v3h-3zM8 16h3v3H8zm5 0h3v3h-3z');
export const ErrorIcon = icon('M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20m-1 5v7h2V7zm0 8.5v2h2v-2z');
export const ExpandIcon = icon('M12 16 5 9l1.4-1.4 5.6 5.6 5.6-5.6L19 9z');
export const HelpIcon = icon(
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20m0 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16m-1 12h2v2h-2zm1-10a4 4 0 0 1 4 4c0 1.6-1 2.4-1.8 3.1-.7.6-1.2 1-1.2 1.9h-2c0-1.8 1-2.7 1.9-3.4.7-.6 1.1-1 1.1-1.6a2 2 0 1 0-4 0H8a4 4 0 0 1 4-4',
);
export const HiddenIcon = icon(
  'M3.3 2 22 20.7 20.7 22l-3.5-3.5A11 11 0 0 1 12 20C6 20 2 14 1 12c.5-1 1.9-3.4 4.3-5.3L2 3.3zM12 4c6 0 10 6 11 8a17 17 0 0 1-3.1 4.4L15.9 12.4A4 4 0 0 0 11.6 8L8.2 4.7A11 11 0 0 1 12 4',
);
export const LinkIcon = icon(
  'M10.5 17H7A5 5 0 0 1 7 7h3.5v2H7a3 3 0 0 0 0 6h3.5zm3-10H17a5 5 0 0 1 0 10h-3.5v-2H17a3 3 0 0 0 0-6h-3.5zM8 11h8v2H8z',
);
export const MoveDownIcon = icon('M11 5h2v10.2l4.6-4.6L19 12l-7 7-7-7 1.4-1.4 4.6 4.6z');
export const MoveUpIcon = icon('M11 19h2V8.8l4.6 4.6L19 12l-7-7-7 7 1.4 1.4L11 8.8z');
export const RemoveIcon = icon(
  'M9 3h6v2h5v2H4V5h5zM6 9h12l-1 12H7zm3 2 .5 8h1.5l-.4-8zm4.4 0-.4 8h1.5l.5-8z',
);
export const TextBoldIcon = icon(
  'M7 4h6a4.2 4.2 0 0 1 3 7.2A4.5 4.5 0 0 1 13.5 20H7zm3 3v3.2h2.7a1.6 1.6 0 0 0 0-3.2zm0 6v4h3.3a2 2 0 0 0 0-4z',
);
export const TextCodeIcon = icon(
  'M9 6 10.5 7.4 5.8 12l4.7 4.6L9 18l-6-6zm6 0 6 6-6 6-1.5-1.4 4.7-4.6-4.7-4.6z',
);
export const TextItalicIcon = icon('M10 4h8v2.5h-2.9l-3.3 11H14V20H6v-2.5h2.9l3.3-11H10z');
export const TextQuoteIcon = icon('M5 6h5v6.5L7.5 18H5l1.5-5H5zm9 0h5v6.5L16.5 18H14l1.5-5H14z');
export const TextRuleIcon = icon('M4 11h16v2H4zM4 5h16v1.5H4zm0 12.5h16V19H4z');
export const TextTableIcon = icon('M4 4h16v16H4zm2 5v3.5h5V9zm7 0v3.5h5V9zm-7 5.5V18h5v-3.5zm7 0V18h5v-3.5z');
export const TextUnderlineIcon = icon('M6 3h2.5v8a3.5 3.5 0 0 0 7 0V3H18v8a6 6 0 0 1-12 0zM5 19h14v2H5z');
export const ListNumbersIcon = icon(
  'M9 5h12v2H9zm0 6h12v2H9zm0 6h12v2H9zM4 3h2v6H4.5V5H4zm-1 8h4v2l-2 2.5h2V17H3v-1.5L5 13H3zm0 8h4v3H3z',
);
export const ListPointsIcon = icon('M9 5h12v2H9zm0 6h12v2H9zm0 6h12v2H9zM4 4h4v4H3.9zm0 6h4v4H4zm0 6h4v4H4z');
export const BackIcon = icon('M20 11H8.4l4.3-4.3-1.4-1.4L4.6 12l6.7 6.7 1.4-1.4L8.4 13H20z');
export const DesktopIcon = icon('M3 4h18v13h-7v2h3v2H7v-2h3v-2H3zm2 2v9h14V6z');
export const HistoryIcon = icon(
  'M12 4a8 8 0 1 1-7.7 10h2.1A6 6 0 1 0 7.7 7.8L10 10H4V4l2.3 2.3A8 8 0 0 1 12 4zm-1 4h2v4.4l3 1.8-1 1.7-4-2.4z',
);
export const MoreIcon = icon('M10 4h4v4h-4zm0 6h4v4h-4zm0 6h4v4h-4z');
export const PhoneIcon = icon('M7 2h10v20H7zm2 3v12h6V5zm2 13.5h2v2h-2z');
export const PublishIcon = icon('m12 3 6.5 6.5-1.4 1.4L13 6.8V16h-2V6.8l-4.1 4.1-1.4-1.4zM5 18h14v2H5z');
export const RedoIcon = icon('m14 5 6 5-6 5v-4H9a3.5 3.5 0 0 0 0 7h3v2H9A5.5 5.5 0 0 1 9 9h5z');
export const SideBySideIcon = icon('M3 4h8v16H3zm2 2v12h4V6zm8-2h8v16h-8zm2 2v12h4V6z');
export const TabletIcon = icon('M5 3h14v18H5zm2 2v12h10V5zm4 13h2v2h-2z');
export const UndoIcon = icon('M10 5 4 10l6 5v-4h5a3.5 3.5 0 0 1 0 7h-3v2h3a5.5 5.5 0 0 0 0-11h-5z');
export const WarningIcon = icon('M12 3 22 20H2zm0 4.2L5.5 18h13zM11 10h2v4h-2zm0 5h2v2h-2z');
