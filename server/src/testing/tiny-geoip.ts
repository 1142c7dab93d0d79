const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');

/** A control byte and what follows it (MaxMind DB format 2.0, "Data Section"); sizes below 29 only. */
function encode(value: unknown): Buffer {
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([Buffer.from([(2 << 5) | bytes.length]), bytes]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([Buffer.from([(6 << 5) | 4]), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 11 - 7]), ...value.map(encode)]);
  const entries = Object.entries(value as Record<string, unknown>);
  return Buffer.concat([
    Buffer.from([(7 << 5) | entries.length]),
    ...entries.flatMap(([name, inner]) => [encode(name), encode(inner)]),
  ]);
}

/** A MaxMind database that knows one IPv4 network, e.g. `203.0.113.0` with 24 bits. */
export function tinyGeoip(network: string, bits: number, record: object): Buffer {
  const address = network.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  // One node for each bit; the other branch leads nowhere (the number of nodes itself), the last one to the only record.
  const tree = Buffer.alloc(bits * 6);
  for (let node = 0; node < bits; node++) {
    const next = node === bits - 1 ? bits + 16 : node + 1;
    const side = Math.floor(address / 2 ** (31 - node)) % 2;
    tree.writeUIntBE(side === 0 ? next : bits, node * 6, 3);
    tree.writeUIntBE(side === 1 ? next : bits, node * 6 + 3, 3);
  }
  const about = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    database_type: 'GeoLite2-City',
    description: { en: 'of a test' },
    ip_version: 4,
    languages: ['en'],
    node_count: bits,
    record_size: 24,
  };
  return Buffer.concat([tree, Buffer.alloc(16), encode(record), marker, encode(about)]);
}
