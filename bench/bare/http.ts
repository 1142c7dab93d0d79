import { createServer } from 'node:http';

/** The least that Node can do for a request: the limit that whole attempts are measured against. */
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '14' });
  response.end('{"ready":true}');
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('ready\n'));
