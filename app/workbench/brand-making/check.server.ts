import path from 'node:path';
import type { Market, NewBrandCheckReply, NewBrandRequest } from '../../../schemas/generated/types';
import { validateBrand } from '../../../schemas/generated/validators.js';
import { isMarket } from '../../site/configuration/is-market';
import { mergeConfiguration } from '../../site/configuration/merge-configuration';
import { checked, readObject } from '../../site/configuration/read-files.server';
import { type DesignedBrand, designBrand } from '../new-brand/make-brand';
import { marketNotes } from '../new-brand/market-notes';
import { brandPictures } from '../new-brand/pictures';
import type { Project } from '../new-brand/project.server';
import { type BrandWish, checkWish } from '../new-brand/wish';
import { commandLine } from './command-line';
import { siteProject } from './site-project.server';

/** All faults of a requested brand, else a description of it. Nothing is written. @throws ConfigurationError */
export function newBrandCheck(request: NewBrandRequest): NewBrandCheckReply {
  const project = siteProject();
  const { id, wish, problems } = checkWish(request, project);
  const reply = { problems, id, command: commandLine({ ...request, id }) };
  return wish ? { ...reply, brand: shownBrand(wish, project) } : reply;
}

function shownBrand(wish: BrandWish, project: Project): NonNullable<NewBrandCheckReply['brand']> {
  const { id, name, company, hosts, scheme } = wish;
  const designed = designBrand(wish, project);
  const [logo = '', picture = ''] = ['logo', 'hero-welcome-wide'].map((file) =>
    brandPictures(designed.drawn)
      .find((each) => each.path.endsWith(`/${file}`))
      ?.draw(),
  );
  return {
    ...{ id, name, company, hosts, scheme, logo, picture },
    colours: Object.entries(designed.theme.color).map(([token, value]) => ({ name: token, value })),
    adjusted: designed.adjusted,
    markets: shownMarkets(designed, project),
  };
}

function shownMarkets({ configuration, markets, licences }: DesignedBrand, project: Project) {
  const defaults = readObject(path.join(project.brandsFolder, 'defaults.json'));
  const brand = checked(
    'brand.json',
    mergeConfiguration(defaults['brand'], configuration['brand.json']),
    validateBrand,
  );
  return markets.map((market) => {
    const { id: code, name, languages, currency, jurisdiction } = market;
    const merged: Market = checked(`${code}.json`, mergeConfiguration(defaults['market'], market), isMarket);
    const licence = licences.find((each) => each.jurisdiction === jurisdiction)?.authority ?? jurisdiction;
    const notes = marketNotes(project.configuration, brand, merged, Date.now());
    return { code, name, languages, currency, licence, notes };
  });
}
