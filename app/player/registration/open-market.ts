import type { Site } from '../../site/site';

/** Refuses registration in a view-only market. @throws Response 403 `error.market.closed` */
export function requireOpenMarket({ rules }: Pick<Site, 'rules'>): void {
  if (rules.marketStatus !== 'open') throw Response.json({ code: 'error.market.closed' }, { status: 403 });
}
