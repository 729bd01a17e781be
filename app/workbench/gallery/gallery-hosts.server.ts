import { galleryIsOn } from './gallery-switch.server';

/**
 * The host of a brand that shows the gallery, most similar to the requested one: a QA host links to the other brands'
 * QA hosts. Undefined if no host of the brand shows it.
 */
export function galleryHostOf(hosts: readonly string[], requested: string): string | undefined {
  if (hosts.includes(requested) && galleryIsOn(requested)) return requested;
  return hosts
    .filter(galleryIsOn)
    .map((host) => ({ host, shared: sharedLabels(host, requested) }))
    .sort((a, b) => b.shared - a.shared)[0]?.host;
}

/** Number of labels two host names share, from the right. */
function sharedLabels(one: string, other: string): number {
  const others = other.split('.').reverse();
  const labels = one.split('.').reverse();
  const different = labels.findIndex((label, index) => label !== others[index]);
  return different === -1 ? labels.length : different;
}
