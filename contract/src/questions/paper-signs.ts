/* Without zod, so that the page may take the lists from here. */

/** How a question begins: with `1.`, with `Q. 1` or `प्रश्न 1`, or with a number that Word gives by itself. */
export const questionSigns = ['auto', 'number', 'word', 'list'] as const;

/** How the first option is marked; `list`: by a letter that Word gives by itself. `1.` is no option, it begins a question. */
export const optionSigns = ['auto', '(A)', 'A.', '(a)', 'a.', '(1)', '(क)', 'क.', '(अ)', 'अ.', '(१)', 'list'] as const;

/** Where the answer is: behind a word, or the option that is bold or underlined. */
export const answerSigns = ['auto', 'word', 'marked'] as const;
export const solutionSigns = ['auto', 'word'] as const;

/** Letters and numbers that papers give their options, each in its order. */
export const optionAlphabets = ['ABCDEF', 'abcdef', '123456', 'कखगघङच', 'अबसद', '१२३४५६'] as const;

/** `(A) (B) (C) (D)`: the marks of the first four options; empty for a sign that is no mark. */
export function firstOptions(sign: string): string {
  if (sign === 'auto' || sign === 'list') return '';
  const alphabet = optionAlphabets.find((letters) => sign.includes(letters[0]!));
  return alphabet ? Array.from(alphabet.slice(0, 4), (letter) => sign.replace(alphabet[0]!, letter)).join(' ') : '';
}
