import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../..');

/** Next's defaults, apart from paths. */
export default {
  distDir: '.cache',
  turbopack: { root: folder },
  // Types are checked by the bench itself.
  typescript: { ignoreBuildErrors: true },
};
