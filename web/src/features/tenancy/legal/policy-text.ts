/** A part of a policy: a heading, a paragraph, or the points of a list. */
export type PolicyBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly points: readonly string[] };

/** Plain text into blocks: `# ` begins a heading, `- ` a point, an empty line ends a paragraph. Nothing in it is ever markup. */
export function policyBlocks(text: string): PolicyBlock[] {
  const blocks: PolicyBlock[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    let lines: string[] = [];
    let points: string[] = [];
    const flush = () => {
      if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join(' ') });
      if (points.length > 0) blocks.push({ kind: 'list', points });
      [lines, points] = [[], []];
    };
    for (const line of part.split('\n').map((one) => one.trim())) {
      const [, hashes, heading = ''] = /^(#{1,3})\s+(.*)$/.exec(line) ?? [];
      const [, point] = /^[-*•]\s+(.*)$/.exec(line) ?? [];
      if (hashes) {
        flush();
        blocks.push({ kind: 'heading', text: heading });
      } else if (point !== undefined) {
        if (lines.length > 0) flush();
        points.push(point);
      } else if (line !== '') {
        if (points.length > 0) flush();
        lines.push(line);
      }
    }
    flush();
  }
  return blocks;
}
