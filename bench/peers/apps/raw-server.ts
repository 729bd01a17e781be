/** The ceiling: `node:http` that sends the bytes of a file. `BODY_FILE`, `BODY_ENCODING`, `PORT`. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.env['BODY_FILE'] ?? '');
const encoding = process.env['BODY_ENCODING'];
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-length': body.length,
  ...(encoding ? { 'content-encoding': encoding } : {}),
};

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env['PORT']));
process.once('disconnect', () => process.exit(0));
