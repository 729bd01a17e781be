/** Host of the pictures in fixtures; it answers nobody. */
const fixtureHost = 'https://images.marquee.test/';

/** Where the gallery serves them (app/routes/gallery.pictures.$.ts). */
const galleryFolder = '/gallery/pictures/';

/**
 * The same data with its pictures at the gallery's own address, so that a frame needs no other host.
 *
 * @param origin of the frame: blocks expect absolute addresses
 */
export function withGalleryPictures(value: unknown, origin: string): unknown {
  if (typeof value === 'string')
    return value.startsWith(fixtureHost) ? origin + galleryFolder + value.slice(fixtureHost.length) : value;
  if (Array.isArray(value)) return value.map((item) => withGalleryPictures(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withGalleryPictures(item, origin)]),
  );
}
