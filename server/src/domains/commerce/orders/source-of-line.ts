/*
 * Where the grants of a line of an order come from. Every shelf grants by it, and reports that look for paid lines without access, refunds
 * and credits find them by it.
 */

/** `purchase:<order>:<line>`, so that a refund closes this line alone. */
export const sourceOfLine = (orderId: string, line: number): string => `purchase:${orderId}:${line}`;

/** The line of an order that a source names; undefined for grants that nobody bought. */
export function lineOfSource(source: string): { readonly orderId: string; readonly line: number } | undefined {
  const found = /^purchase:([\da-f-]{36}):(\d+)$/.exec(source);
  if (!found) return undefined;
  const [, orderId = '', line] = found;
  return { orderId, line: Number(line) };
}
