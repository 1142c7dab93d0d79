import { fromSource, type RichTextDoc } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import { emptyForm, type QuestionForm } from '../form/question-form.ts';
import { questionChecks } from './question-checks.ts';

const whole = (): QuestionForm => {
  const form = emptyForm();
  const options = form.options.map((option, i) => ({
    ...option,
    words: { en: fromSource(`$${i}$`), hi: fromSource('') },
  }));
  return {
    ...form,
    knowledgeAreaId: '0190a5b0-0000-7000-8000-00000000000a',
    stem: { en: fromSource('What is $x$?'), hi: fromSource('') },
    explanation: { en: fromSource('Look.'), hi: fromSource('') },
    options,
    key: { ...form.key, correct: [options[1]!.id] },
  };
};
const reads = (latex: string) => latex !== '\\frac{1';
const missing = (form: QuestionForm) =>
  questionChecks(form, reads)
    .filter(({ good }) => !good)
    .map(({ key, path }) => `${key} at ${path}`);

describe('what the checks say of a question', () => {
  it('is nothing but good of a whole one', () => {
    expect(missing(whole())).toEqual([]);
    expect(questionChecks(whole(), reads).map(({ key }) => key)).toEqual([
      'words',
      'oneKey',
      'area',
      'formulas',
      'explanation',
    ]);
  });

  it('leads to the first field that lacks something', () => {
    const [first, second, ...rest] = whole().options;
    const form = {
      ...whole(),
      options: [first!, { ...second!, words: { en: fromSource(''), hi: fromSource('') } }, ...rest],
    };
    expect(missing(form)[0]).toBe('words at content.en.options.1');
    expect(missing(emptyForm())).toEqual([
      'words at content.en.stem',
      'oneKey at key.accepted',
      'area at knowledgeAreaId',
      'explanation at content.en.explanation',
    ]);
  });

  it('finds the formula that cannot be typeset, and says nothing of formulas before it can tell', () => {
    const form = { ...whole(), explanation: { en: fromSource('So $\\frac{1$'), hi: fromSource('') } };
    expect(missing(form)).toEqual(['formulas at content.en.explanation']);
    expect(questionChecks(form, undefined).map(({ key }) => key)).not.toContain('formulas');
  });

  it('finds the figure without words', () => {
    const figure: RichTextDoc = { type: 'doc', content: [{ type: 'image', attrs: { mediaId: 'm', alt: '' } }] };
    const form = { ...whole(), explanation: { en: figure, hi: fromSource('') } };
    expect(missing(form)).toContain('figures at content.en.explanation');
  });

  it('asks for Hindi only where it is begun, and then for all of it', () => {
    const begun = { ...whole(), stem: { en: fromSource('What is $x$?'), hi: fromSource('$x$ क्या है?') } };
    expect(missing(begun)).toEqual(['hindi at content.hi.options.0']);
    const options = begun.options.map((option) => ({ ...option, words: { ...option.words, hi: option.words.en } }));
    expect(missing({ ...begun, options })).toEqual(['hindiExplanation at content.hi.explanation']);
  });
});
