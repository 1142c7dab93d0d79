import { createServer, type Socket } from 'node:net';
import { closeAfterFile } from './close-after-file.ts';

export interface TinySmtp {
  readonly url: string;
  /** What was taken, whole: headers and body. */
  readonly taken: readonly string[];
  /** From now on mail is refused with these words and this code (452: for now; 550: for good), or taken again. */
  readonly refuseWith: (words: string | undefined, code?: number) => void;
}

/** A mail server of the tests' own that speaks the few words of SMTP that a sender needs; gone after the file. */
export async function tinySmtp(): Promise<TinySmtp> {
  const taken: string[] = [];
  let refusal: string | undefined;
  const server = createServer((socket) => talk(socket, taken, () => refusal));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterFile(() => void server.close());
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refuseWith: (words, code = 452) => (refusal = words && `${code} ${words}`),
  };
}

function talk(socket: Socket, taken: string[], refusal: () => string | undefined): void {
  let text = '';
  let mail: string[] | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (mail) {
      if (line !== '.') return void mail.push(line);
      taken.push(mail.join('\n'));
      mail = undefined;
      return say('250 taken');
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT' && refusal()) return say(String(refusal()));
    if (verb === 'DATA') {
      mail = [];
      return say('354 go on');
    }
    return say(verb === 'QUIT' ? '221 bye' : '250 ok');
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    text += bytes.toString('utf8');
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      hear(line);
    }
  });
  say('220 tests');
}
