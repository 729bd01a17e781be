/** Styles of the frame of application pages: server-only modules render it, and the client build leaves those out. */
export const frameStyles = import.meta.glob(
  [
    '../../player/consent/*.module.css',
    '../../player/messenger/*.module.css',
    '../../player/safety/safety-bar.module.css',
    '../../player/session/*.module.css',
  ],
  { eager: true, import: 'default' },
);
