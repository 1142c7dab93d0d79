import { askedDocs } from '@abhyas/contract/questions/question-types';
import type { AskedContent } from '@abhyas/contract/questions/shapes';
import { formulasOf, toText } from '@abhyas/contract/rich-text';

/**
 * The question whose words are most like these, by the share of words that both have (Jaccard 1901); the first of equals, undefined without
 * any. Numbers do not count: the same with other numbers is what is looked for. Pure.
 */
export function mostAlike<T extends { readonly content: { readonly en: AskedContent } }>(
  said: AskedContent,
  others: readonly T[],
): T | undefined {
  const own = wordsIn(said);
  let best: { readonly one: T; readonly likeness: number } | undefined;
  for (const one of others) {
    const likeness = shared(own, wordsIn(one.content.en));
    if (!best || likeness > best.likeness) best = { one, likeness };
  }
  return best?.one;
}

/** Words of at least three letters, and the letters of formulas. */
function wordsIn(content: AskedContent): Set<string> {
  const docs = askedDocs(content).map(({ doc }) => doc);
  const words = docs.flatMap(
    (doc) =>
      toText(doc)
        .toLowerCase()
        .match(/\p{L}{3,}/gu) ?? [],
  );
  const signs = docs.flatMap((doc) => formulasOf(doc)).flatMap((tex) => tex.match(/\\[A-Za-z]+|[A-Za-z]/g) ?? []);
  return new Set([...words, ...signs]);
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length;
  return both / Math.max(1, a.size + b.size - both);
}
