import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';

/** A static file server and nothing else: the files of `FOLDER`, each with its length. */
const folder = process.env['FOLDER'] ?? '';
createServer((request, response) => {
  const path = join(folder, normalize(`/${request.url ?? ''}`));
  stat(path).then(
    ({ size }) => {
      response.writeHead(200, { 'content-type': 'video/iso.segment', 'content-length': size });
      createReadStream(path).pipe(response);
    },
    () => response.writeHead(404, { 'content-length': 0 }).end(),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('ready\n'));
