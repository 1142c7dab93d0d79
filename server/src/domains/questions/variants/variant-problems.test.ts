import { describe, expect, it } from 'vitest';
import { checkVariables, type VariedDraft, variableWarnings } from './check-variables.ts';
import { exploreVariants } from './explore-variants.ts';
import { range, choice, value, set, words, formula, typed, chosen } from './testing-variants.ts';
import { variantProblems } from './variant-problems.ts';

const said = (draft: VariedDraft) =>
  variantProblems(draft).map(
    ({ path, messageKey }) => `${path} ${messageKey.replace('questions.variables.checks.', '')}`,
  );

describe('checks before publishing', () => {
  const plain = set([range('a', '2', '9')]);

  it.each<[string, VariedDraft, string[]]>([
    ['nothing wrong', typed(plain, formula('a ^ 2')), []],
    ['a formula without variables', { ...typed(plain, formula('1')), variables: undefined }, ['key formulaAlone']],
    [
      'a type that is answered with words',
      { ...typed(plain, formula('1')), type: 'FILL-BLANK-TEXT' },
      ['variables typeRefused'],
    ],
    [
      'names twice or taken',
      typed(
        set([range('a', '1', '2'), range('a', '1', '2'), range('pi', '1', '2')], [value('sin', '1')]),
        formula('a'),
      ),
      [
        'variables.variables.1.name nameRepeated',
        'variables.variables.2.name nameReserved',
        'variables.values.0.name nameReserved',
      ],
    ],
    [
      'a name of every object',
      typed(set([range('a', '1', '2'), range('constructor', '1', '2')]), formula('a')),
      ['variables.variables.1.name nameReserved'],
    ],
    [
      'ranges that hold nothing',
      typed(
        set([range('a', '5', '1'), range('b', '1', '2', '0'), range('c', '1', '2', '5'), choice('d', '1', '1.0')]),
        formula('1'),
      ),
      [
        'variables.variables.0.to rangeReversed',
        'variables.variables.1.step stepNotPositive',
        'variables.variables.2.step stepTooLarge',
        'variables.variables.3.choices choiceRepeated',
      ],
    ],
    [
      'a range with more steps than anybody counts',
      typed(set([range('a', '0', '1', '0.0000001')]), formula('1')),
      ['variables.variables.0.step stepTooSmall'],
    ],
    [
      'a value before what it needs',
      typed(set([range('a', '2', '9')], [value('c', 'd + 1'), value('d', 'a + 1')]), formula('1')),
      ['variables.values.0.expression nameUnknown'],
    ],
    [
      'a condition for a number and a number for a condition',
      typed(set([range('a', '2', '9')], [value('c', 'a > 3')], ['a + 1']), formula('a < 2')),
      [
        'variables.values.0.expression numberNeeded',
        'variables.constraints.0 conditionNeeded',
        'key.expression numberNeeded',
      ],
    ],
    [
      'a placeholder that names nothing',
      { ...typed(plain, formula('a')), content: { en: words('Find {{b}} of {{a}} and $\\text{{c}}$.') } },
      ['content.en.stem placeholderUnknown'],
    ],
    [
      'a division by zero',
      typed(set([range('a', '-2', '2')]), formula('1 / a', { decimals: 2 })),
      ['key.expression divisionByZeroFor'],
    ],
    [
      'a value that does not exist',
      typed(set([range('a', '-2', '2')], [value('c', 'sqrt(a)')]), formula('1')),
      ['variables.values.0.expression noRealValueFor'],
    ],
    [
      'the same, forbidden by a constraint',
      typed(set([range('a', '-2', '2')], [], ['a > 0']), formula('1 / a', { decimals: 2 })),
      [],
    ],
    ['a value too large to be typed', typed(plain, formula('10 ^ (a * 2)')), ['key.expression tooLargeFor']],
    ['an answer that is not whole', typed(plain, formula('a / 2'), 'INTEGER'), ['key.expression answerNotWhole']],
    ['an answer that is', typed(plain, formula('a * (a + 1) / 2'), 'INTEGER'), []],
    ['places of a whole answer', typed(plain, formula('a', { decimals: 2 }), 'INTEGER'), ['key.decimals wholeAnswer']],
    [
      'a tolerance below zero',
      typed(plain, formula('a', { tolerance: { kind: 'absolute', amount: '-1' } })),
      ['key.tolerance toleranceNegative'],
    ],
    [
      'constraints that nothing keeps',
      typed(set([range('a', '2', '9')], [], ['a > 9']), formula('a')),
      ['variables.constraints constraintsNever'],
    ],
    [
      'constraints that hardly anything keeps',
      typed(set([range('a', '1', '100'), range('b', '1', '100')], [], ['a == b']), formula('a')),
      ['variables.constraints constraintsSeldom'],
    ],
    [
      'a single variant',
      typed(set([range('a', '1', '2')], [], ['a > 1']), formula('a')),
      ['variables.constraints oneVariant'],
    ],
    [
      'options that are equal for some numbers',
      chosen(set([range('a', '1', '4'), range('b', '1', '4')]), '{{a}}', '{{b}}'),
      ['content.en.options.1 optionsEqual'],
    ],
    [
      'the same, forbidden',
      chosen(set([range('a', '1', '4'), range('b', '1', '4')], [], ['a != b']), '{{a}}', '{{b}}'),
      [],
    ],
    [
      'an option that meets one without numbers',
      chosen(plain, '{{a}} m', '5 m', '-1 m'),
      ['content.en.options.1 optionsEqual'],
    ],
    [
      'options equal in other writing',
      chosen(set([range('a', '2', '9')], [value('c', 'a', 2)]), '${{a}}$', '{{c}}'),
      ['content.en.options.1 optionsEqual'],
    ],
    [
      'options equal once they are rounded',
      chosen(set([range('a', '2', '9')], [value('c', 'a / 100', 1), value('d', 'a / 99', 1)]), '{{c}}', '{{d}}'),
      ['content.en.options.1 optionsEqual'],
    ],
  ])('%s', (_name, draft, problems) => {
    expect(said(draft)).toEqual(problems);
  });

  it('show the numbers of the variant that fails', () => {
    const [problem] = variantProblems(chosen(set([choice('a', '1', '2'), choice('b', '-1', '2')]), '{{a}}', '{{b}}'));
    expect(problem?.values).toEqual({ first: 1, second: 2, numbers: 'a = 2, b = 2' });
    const [division] = variantProblems(typed(set([choice('a', '3', '-3')]), formula('1 / (a + 3)')));
    expect(division?.values).toEqual({ numbers: 'a = −3' });
  });

  it('find the one variant of two thousand that fails', () => {
    const draft = typed(set([range('a', '1', '2000')]), formula('1 / (a - 1777)', { decimals: 3 }));
    expect(said(draft)).toEqual(['key.expression divisionByZeroFor']);
  });

  it('read options of a translation too', () => {
    const draft = chosen(set([range('a', '1', '4')]), '{{a}}', '9');
    const hi = words('यह बताइए', '{{a}}', '3');
    expect(said({ ...draft, content: { en: draft.content.en, hi } })).toEqual(['content.hi.options.1 optionsEqual']);
  });

  it('try a thousand variants that keep the constraints, or all where there are few', () => {
    const many = exploreVariants(
      typed(set([range('a', '1', '500'), range('b', '1', '500')], [], ['a > b']), formula('a')),
    );
    expect(many).toMatchObject({ possible: null, kept: 1000 });
    expect(many.drawn).toBeGreaterThan(1800);
    expect(many.drawn).toBeLessThan(2200);
    expect(exploreVariants(typed(plain, formula('a')))).toMatchObject({ possible: 8, drawn: 8, kept: 8 });
  });

  it('warn of numbers that nothing uses, of odd names in formulas and of a translation that lacks a number', () => {
    const variables = set(
      [range('a', '2', '9'), range('b', '2', '9'), range('c', '1', '2')],
      [value('d', 'a')],
      ['c > 0'],
    );
    const draft: VariedDraft = {
      ...typed(variables, formula('a')),
      content: { en: words('{{a}} $\\text{{x}}$ {{d}}'), hi: words('{{a}}') },
    };
    expect(checkVariables(draft)).toEqual([]);
    expect(variableWarnings(draft).map(({ path, messageKey }) => `${path} ${messageKey.split('.').at(-1)}`)).toEqual([
      'variables.variables.1.name unused',
      'content.en.stem placeholderOdd',
      'content.hi translationLacks',
    ]);
  });
});
