import { createSocket } from 'node:dgram';

/** A name server for tests: real packets (RFC 1035), TXT records by name; whatever it does not know does not exist. */
export async function startNameServer(
  records: Map<string, readonly string[]>,
): Promise<{ address: string; stop: () => void }> {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => socket.send(answer(question, records), port, address));
  await new Promise<void>((bound) => void socket.bind(0, '127.0.0.1', bound));
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => void socket.close() };
}

const HEADER = 12;
const TXT = 16;

function answer(question: Buffer, records: Map<string, readonly string[]>): Buffer {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += 1 + length;
  }
  const asked = question.subarray(HEADER, at + 5);
  const texts = records.get(labels.join('.').toLowerCase());
  const header = Buffer.alloc(HEADER);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(texts ? 0x8180 : 0x8183, 2); // answered, or NXDOMAIN
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts?.length ?? 0, 6);
  return Buffer.concat([header, asked, ...(texts ?? []).map(txtRecord)]);
}

function txtRecord(text: string): Buffer {
  const parts = text.match(/[\s\S]{1,200}/g) ?? [''];
  const data = Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part, 'latin1')]));
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0); // the name of the question
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(0, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
