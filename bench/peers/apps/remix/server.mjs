/** The server of Remix's own Express template: compression, static files, Remix. */
import { createRequestHandler } from '@remix-run/express';
import compression from 'compression';
import express from 'express';

const app = express();
app.disable('x-powered-by');
app.use(compression());
app.use('/assets', express.static('.cache/client/assets', { immutable: true, maxAge: '1y' }));
app.all('*', createRequestHandler({ build: await import('./.cache/server/index.js'), mode: 'production' }));
app.listen(Number(process.env.PORT));
process.once('disconnect', () => process.exit(0));
