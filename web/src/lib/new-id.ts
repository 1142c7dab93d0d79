/** Where the five groups of a uuid end, in hexadecimal digits. */
const ENDS = [8, 12, 16, 20, 32];

/**
 * A random uuid of version 4 (RFC 9562, section 5.4) as 36 characters of lower case. `crypto.randomUUID` is missing where a page is not
 * served over TLS or from localhost.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The version stands in the upper half of byte 6, the variant in the two upper bits of byte 8.
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return ENDS.map((end, part) => hex.slice(ENDS[part - 1] ?? 0, end)).join('-');
}
