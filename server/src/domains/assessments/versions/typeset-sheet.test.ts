import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import { typesetSheet } from './typeset-sheet.ts';

const sheetAsking = (stem: string, options: readonly string[] = []) =>
  ({
    instructions: fromSource('Read this.'),
    sections: [{ questions: [{ content: { en: { stem: fromSource(stem), options: options.map(fromSource) } } }] }],
  }) as unknown as QuestionSheet;

describe('the formulas of a sheet', () => {
  it('come set, those of options in their full height, each once', async () => {
    const { formulas = {} } = await typesetSheet(sheetAsking('If $x$ and again $x$', ['$\\frac12$', '$\\ce{H2O}$']));
    expect(Object.keys(formulas)).toEqual(['ix', 'i\\displaystyle \\frac12', 'i\\displaystyle \\ce{H2O}']);
    expect(formulas['ix']).toMatch(/^<span class="katex">.*<math/);
  });

  it('are left to the browser where they cannot be read, and are no field at all where there are none', async () => {
    const { formulas } = await typesetSheet(sheetAsking('If $\\nosuch$ and $x$'));
    expect(formulas).not.toHaveProperty('i\\nosuch');
    expect(await typesetSheet(sheetAsking('Nothing to set'))).not.toHaveProperty('formulas');
  });

  it('never hold what a formula tries to smuggle in', async () => {
    const { formulas = {} } = await typesetSheet(
      sheetAsking('$\\href{javascript:alert(1)}{x}$ $\\text{<img src=x onerror=y>}$'),
    );
    expect(Object.values(formulas).join()).not.toMatch(/<img|href=/);
  });
});
