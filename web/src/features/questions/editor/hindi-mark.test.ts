import { fromSource } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import { copyToHindi, emptyForm, type QuestionForm } from './form/question-form.ts';
import { hindiMark } from './hindi-mark.ts';

const both = (words: string) => ({ en: fromSource(words), hi: fromSource('') });
const english = (): QuestionForm => {
  const form = emptyForm();
  return {
    ...form,
    stem: both('What is $x$?'),
    explanation: both('Look.'),
    options: form.options.map((option, i) => ({ ...option, words: both(`$${i}$`) })),
  };
};

describe('the mark of the Hindi tab', () => {
  it('says that nothing is written in it', () => expect(hindiMark(english())).toBe('none'));

  it('says that something of it is missing, once it is begun', () => {
    const form = english();
    expect(hindiMark({ ...form, stem: { ...form.stem, hi: fromSource('$x$ क्या है?') } })).toBe('incomplete');
  });

  it('asks for an explanation where English has one, and is gone when all is there', () => {
    const form = copyToHindi(english());
    expect(hindiMark(form)).toBeUndefined();
    expect(hindiMark({ ...form, explanation: both('Look.') })).toBe('explanation');
    expect(hindiMark({ ...form, explanation: both('') })).toBeUndefined();
  });
});
