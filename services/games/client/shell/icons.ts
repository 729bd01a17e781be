/** Paths in a square of 24, drawn for this page. */
export const icons = {
  soundOn: 'M4 9h4l5-4.5v15L8 15H4zM16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12',
  soundOff: 'M4 9h4l5-4.5v15L8 15H4zM16.5 9.5l5 5M21.5 9.5l-5 5',
  rules: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v6M12 7v.6',
  fairness: 'M12 3l7.5 3v5.5c0 4.6-3 8-7.5 9.5-4.5-1.5-7.5-4.9-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  history: 'M4 12a8 8 0 1 0 2.6-5.9M4 4.5V9h4.5M12 8v4.5l3 2',
  lobby: 'M4 11.5L12 4l8 7.5M6.5 10v9.5h4V15h3v4.5h4V10',
  less: 'M5 12h14',
  more: 'M5 12h14M12 5v14',
  spin: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.8 3.2v4.3h-4.3',
  skip: 'M6 5l7 7-7 7zM13 5l7 7-7 7z',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M8 5L4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9',
  repeat: 'M4 11V9.5A3.5 3.5 0 0 1 7.5 6H19M16 3l3 3-3 3M20 13v1.5a3.5 3.5 0 0 1-3.5 3.5H5M8 21l-3-3 3-3',
} as const;
