import { Router } from 'express';

/** The observable effect of the real tag: it counts the visit described by its element. */
const script = `const { market, language, device } = document.currentScript.dataset;
window.adMaster = { visits: [...(window.adMaster?.visits ?? []), { market, language, device }] };
`;

/** Simulates the advertising partner's tag (MARKET-32): `AD_MASTER_URL=http://localhost:3002/platform/simulators/ad-master.js`. */
export function adMasterSimulator(): Router {
  const router = Router();
  router.get('/platform/simulators/ad-master.js', (_request, response) => {
    // Loaded by pages of another origin.
    response.set('Cross-Origin-Resource-Policy', 'cross-origin').type('js').send(script);
  });
  return router;
}
