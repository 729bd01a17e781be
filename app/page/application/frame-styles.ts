/** Styles of what surrounds an application page: it is rendered in server-only modules, which the client build leaves out. */
export const frameStyles = import.meta.glob(
  [
    '../../player/consent/*.module.css',
    '../../player/messenger/*.module.css',
    '../../player/safety/safety-bar.module.css',
    '../../player/session/*.module.css',
  ],
  { eager: true, import: 'default' },
);
