import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../..');

/** Next's defaults; the rest says where things are. */
export default {
  distDir: '.cache',
  turbopack: { root: folder },
  // The bench's own check looks at the types.
  typescript: { ignoreBuildErrors: true },
};
