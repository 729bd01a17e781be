import type { Request } from 'express';
import type { Site } from '../reference-data/data';
import { invalidRequest } from '../errors';

export const SITE_HEADER = 'x-site-context';

/** The site with an id given as text; throws a 400 that names its parameter. */
export function siteOf(sites: readonly Site[], id: string, name: string): Site {
  const site = sites.find(({ siteId }) => String(siteId) === id);
  if (site !== undefined) return site;
  const valid = sites.map(({ siteId }) => siteId).join(', ');
  throw invalidRequest({
    [name]: { code: 'invalid.site', message: `'${name}' is ${id}, which is no site. Sites: ${valid}.` },
  });
}

/** The site in the site-context header (NET-02); throws a 400 when it is missing or unknown. */
export function siteOfHeader(sites: readonly Site[], request: Request): Site {
  const id = request.get(SITE_HEADER);
  if (id !== undefined) return siteOf(sites, id, SITE_HEADER);
  throw invalidRequest({
    [SITE_HEADER]: {
      code: 'invalid.required',
      message: `The header '${SITE_HEADER}' with the site's id is missing.`,
    },
  });
}
