/** Which child the address names; another one than the guardian's own is answered with the first of them. */
export function readChild(raw: Readonly<Record<string, unknown>>): { child?: string } {
  return typeof raw['child'] === 'string' ? { child: raw['child'] } : {};
}
