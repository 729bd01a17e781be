import { type BlockName, blockMeta } from '../../../../schemas/generated/blocks';
import { configuration } from '../../../site/configuration/configuration.server';
import { channels, directions, frozenTime, viewports } from './cell';
import { blockNames, fixtureNames, readFixture } from '../fixtures/fixtures.server';
import { galleryHostOf } from '../gallery-hosts.server';
import { gallerySites } from '../gallery-sites.server';
import { playerStates } from '../player-state';

/** Everything the gallery can show, for tools that iterate over it. */
export function galleryCells(address: URL) {
  return {
    /** Default time of frames. */
    now: frozenTime,
    blocks: blockNames.map(describeBlock),
    brands: [...configuration().brands.values()].map((configured) => {
      const host = galleryHostOf(configured.brand.hosts, address.hostname);
      return {
        id: configured.brand.id,
        name: configured.brand.name,
        /** Origin of the brand's frames; null if no host of the brand shows the gallery. */
        origin: host ? `${address.protocol}//${host}${address.port && `:${address.port}`}` : null,
        locales: gallerySites(configured).map(({ locale, market, speech }) => ({
          locale,
          market: market.id,
          tag: speech.tag,
          direction: speech.direction,
        })),
      };
    }),
    states: playerStates,
    channels,
    directions,
    viewports,
  };
}

function describeBlock(block: BlockName) {
  const { group, regions, hydrate, failure, version } = blockMeta[block];
  return {
    block,
    group,
    regions,
    hydrate,
    failure,
    version,
    fixtures: fixtureNames(block).map((name) => ({
      name,
      /** States for which the fixture has a private response. */
      playerStates: Object.keys(readFixture(block, name).fixture?.player ?? {}),
    })),
  };
}
