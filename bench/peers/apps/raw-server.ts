/** Upper bound: `node:http` that sends the bytes of a file. `BODY_FILE`, `BODY_ENCODING`, `HEAD_FILE`, `PORT`. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.env['BODY_FILE'] ?? '');
const encoding = process.env['BODY_ENCODING'];
const headFile = process.env['HEAD_FILE'];
const few = {
  'content-type': 'text/html; charset=utf-8',
  'content-length': body.length,
  ...(encoding ? { 'content-encoding': encoding } : {}),
};
/** Headers that Node adds to every response. */
const ofNode = new Set(['date', 'connection', 'keep-alive']);
const headers = headFile ? sameHeaders(JSON.parse(readFileSync(headFile, 'utf8')) as string[]) : few;

/** Alternating names and values, without those that Node adds. */
function sameHeaders(head: readonly string[]): string[] {
  return head.flatMap((name, index) =>
    index % 2 === 0 && !ofNode.has(name.toLowerCase()) ? [name, head[index + 1] ?? ''] : [],
  );
}

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env['PORT']));
process.once('disconnect', () => process.exit(0));
