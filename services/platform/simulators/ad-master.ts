import { Router } from 'express';

/** The observable effect of the real tag: it counts the visit its element names. */
const script = `const { market, language, device } = document.currentScript.dataset;
window.adMaster = { visits: [...(window.adMaster?.visits ?? []), { market, language, device }] };
`;

/** Stands in for the advertising partner's tag (MARKET-32): `AD_MASTER_URL=http://localhost:3002/platform/simulators/ad-master.js`. */
export function adMasterSimulator(): Router {
  const router = Router();
  router.get('/platform/simulators/ad-master.js', (_request, response) => {
    // Pages of another origin load it.
    response.set('Cross-Origin-Resource-Policy', 'cross-origin').type('js').send(script);
  });
  return router;
}
