import { Markup } from './markup.server';

/** Attributes as written by `ui/picture/picture.tsx`. */
const priority = ' loading="eager" decoding="async" fetchpriority="high"';
const later = ' loading="lazy" decoding="async"';

/** Later blocks are below the first screen of a phone. */
const firstBlocks = 2;

/** A block with its first picture prioritised, and with none prioritised. */
interface Versions {
  leads: Markup;
  waits: Markup;
}

const known = new WeakMap<Markup, Versions>();

/**
 * Leaves high priority to the first large picture of a page only: blocks do not know their position, and two
 * prioritised pictures delay each other.
 * @param main the blocks of the main region
 */
export function withLeadPicture(main: readonly Markup[]): Markup[] {
  let isLed = false;
  return main.map((markup, index) => {
    const { leads, waits } = versionsOf(markup);
    if (leads === waits || isLed || index >= firstBlocks) return waits;
    isLed = true;
    return leads;
  });
}

function versionsOf(markup: Markup): Versions {
  let versions = known.get(markup);
  if (!versions) {
    versions = makeVersions(markup);
    known.set(markup, versions);
  }
  return versions;
}

function makeVersions(markup: Markup): Versions {
  const { html } = markup;
  const first = html.indexOf(priority);
  if (first < 0) return { leads: markup, waits: markup };
  const end = first + priority.length;
  const rest = html.slice(end);
  return {
    leads: rest.includes(priority)
      ? new Markup(html.slice(0, end) + rest.replaceAll(priority, later))
      : markup,
    waits: new Markup(html.replaceAll(priority, later)),
  };
}
