import { toSource } from '@abhyas/contract/rich-text';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, testWorld, type World } from '../../../../testing/index.ts';
import { type ImportDesk, importDesk, nobody, sheet } from '../../imports/import-desk.ts';

let world: World;
let teacher: Person;
let desk: ImportDesk;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  teacher = await (await world.institute()).person('teacher');
  desk = importDesk(teacher);
});

const at = (importId: string) => ({ params: { importId } });
const faultsOf = async (importId: string) => (await teacher.api.questions.listImportFaults(at(importId))).faults;
const fix = (importId: string, row: number, cells: Record<string, string>) =>
  teacher.api.questions.fixImportRow({ params: { importId, row: String(row) }, body: { cells } });

describe('the same fault in several rows', () => {
  it('is told once with its number, and what the rows say alike', async () => {
    const checked = await desk.upload(
      sheet(
        { difficulty: 'Level 1' },
        { difficulty: 'Level 2' },
        { difficulty: 'Level 1', correct: '9' },
        { difficulty: 'Tough' },
        { difficulty: 'Tough' },
        { question: '' },
        {},
      ),
    );
    expect(await faultsOf(checked.id)).toEqual([
      {
        column: 'Difficulty level',
        code: 'DIFFICULTY_UNKNOWN',
        rows: 5,
        alike: [
          { cell: 'Level 1', rows: 2, fix: null },
          { cell: 'Tough', rows: 2, fix: 'Hard' },
        ],
      },
      { column: 'Correct Response', code: 'CORRECT_OUT_OF_RANGE', rows: 1, alike: [] },
      { column: 'Question', code: 'STEM_MISSING', rows: 1, alike: [] },
    ]);
    const ofKind = await teacher.api.questions.listImportRows({
      ...at(checked.id),
      query: { code: 'DIFFICULTY_UNKNOWN', size: 2, page: 2 },
    });
    expect(ofKind).toMatchObject({ total: 5, rows: [{ row: 3 }, { row: 4 }] });
  });

  it('is fixed in all of them by one answer; rows that say something else, or have another fault there, stay', async () => {
    const checked = await desk.upload(
      sheet(
        { difficulty: 'Level 1' },
        { difficulty: 'Level 2' },
        { difficulty: 'Level 1', correct: '9' },
        { difficulty: 'Level 1' },
      ),
    );
    const body = { column: 'Difficulty level', code: 'DIFFICULTY_UNKNOWN', cell: 'Level 1', text: 'Easy' };
    const summary = await teacher.api.questions.fixImportFault({ ...at(checked.id), body });
    expect(summary.counts).toMatchObject({ ready: 2, refused: 2 });
    expect(await faultsOf(checked.id)).toMatchObject([
      { code: 'CORRECT_OUT_OF_RANGE', rows: 1 },
      { code: 'DIFFICULTY_UNKNOWN', rows: 1 },
    ]);
  });

  it('is fixed with what is still wrong, once, and never for ever', async () => {
    const checked = await desk.upload(sheet(...Array.from({ length: 501 }, () => ({ difficulty: 'Level 1' }))));
    const body = { column: 'Difficulty level', code: 'DIFFICULTY_UNKNOWN', cell: 'Level 1', text: 'Level 1' };
    const summary = await teacher.api.questions.fixImportFault({ ...at(checked.id), body });
    expect(summary.counts).toMatchObject({ ready: 0, refused: 501 });
  });

  it('is fixed in a dry run alone, in a column that there is, and by who may write', async () => {
    const checked = await desk.upload(sheet({ difficulty: 'Level 1' }, {}));
    const body = { column: 'Colour', code: 'DIFFICULTY_UNKNOWN', cell: 'Level 1', text: 'Easy' };
    const { fixImportFault } = teacher.api.questions;
    await expect(fixImportFault({ ...at(checked.id), body })).rejects.toMatchObject({ error: 'IMPORT_COLUMN' });
    await expect(fixImportFault({ ...at(nobody), body: { ...body, column: 'Question' } })).rejects.toMatchObject({
      status: 404,
    });
    await desk.commit(checked);
    await expect(fixImportFault({ ...at(checked.id), body: { ...body, column: 'Question' } })).rejects.toMatchObject({
      error: 'IMPORT_STATE',
    });
  });
});

describe('a row that is fixed', () => {
  it('shows its cells whole, however long', async () => {
    const question = `${'A long question. '.repeat(60)}$\\frac{1}{2$`;
    const checked = await desk.upload(sheet({ question }));
    const { rows } = await desk.rowsOf(checked, 'refused');
    expect(rows[0]!.cells['Question']).toBe(question);
  });

  it('changes what the import says is lost: what somebody decided is no loss, marks that were written over are one', async () => {
    const xml = (stem: string) =>
      `<question type="multichoice"><questiontext format="html"><text><![CDATA[${stem}]]></text></questiontext><single>true</single><answer fraction="0"><text>yes</text></answer><answer fraction="0"><text>no</text></answer></question>`;
    const checked = await desk.upload(
      Buffer.from(
        `<quiz><question type="category"><category><text>top/Kinematics</text></category></question>${xml('<b>One</b>')}${xml('Two')}</quiz>`,
      ),
      'bank.xml',
    );
    expect(checked.losses).toEqual([{ code: 'DIFFICULTY', count: 2 }]);
    const first = await fix(checked.id, 1, { 'Correct Response': '1', 'Difficulty level': 'Hard' });
    expect(first.summary.losses).toEqual([{ code: 'DIFFICULTY', count: 1 }]);
    const again = await fix(checked.id, 1, { Question: 'One, in plain words' });
    expect(again.row.losses).toEqual(['STYLE']);
    const second = await fix(checked.id, 2, { 'Correct Response': '2', 'Difficulty level': 'Easy' });
    expect(second.summary).toMatchObject({ losses: [{ code: 'STYLE', count: 1 }], counts: { ready: 2 } });
    expect((await desk.showAgain(checked)).losses).toEqual(second.summary.losses);
  });
});

describe('what can be fixed in one go', () => {
  const proposalsOf = async (importId: string) =>
    (await teacher.api.questions.listImportFaults(at(importId))).proposals;
  const accept = (importId: string, body: { code: string; found: string; formula?: boolean }) =>
    teacher.api.questions.acceptImportProposal({ ...at(importId), body });

  it('is proposed by what rows have in common, and taken in all of them', async () => {
    const checked = await desk.upload(
      sheet(
        { question: 'If $v \\textgreater c$ then' },
        { explanation: 'As $a \\textgreater b$' },
        { question: 'If $v \\textless c$ then' },
        { difficulty: 'Tough' },
        { difficulty: 'Tough', option1: '$x \\textgreater 1$' },
        { correct: '9' },
      ),
    );
    expect(await proposalsOf(checked.id)).toEqual([
      { code: 'MATH_UNKNOWN_COMMAND', found: '\\textgreater', rows: 3, cell: '$x \\textgreater 1$', fix: '$x >1$' },
      { code: 'DIFFICULTY_UNKNOWN', found: 'Tough', rows: 2, cell: 'Tough', fix: 'Hard' },
      expect.objectContaining({ code: 'MATH_UNKNOWN_COMMAND', found: '\\textless', rows: 1 }),
    ]);
    const greater = await accept(checked.id, { code: 'MATH_UNKNOWN_COMMAND', found: '\\textgreater' });
    expect(greater.counts).toMatchObject({ ready: 2, refused: 4 });
    const hard = await accept(checked.id, { code: 'DIFFICULTY_UNKNOWN', found: 'Tough' });
    expect(hard.counts).toMatchObject({ ready: 4, refused: 2 });
    await desk.commit(checked);
    await expect(accept(checked.id, { code: 'DIFFICULTY_UNKNOWN', found: 'Tough' })).rejects.toMatchObject({
      error: 'IMPORT_STATE',
    });
  });

  it('is money or a formula, as somebody says', async () => {
    const pens = () => sheet({ question: 'A pen costs $5 and $6 is paid' }, { question: 'Ink is $7 and $8 is paper' });
    const [money, formula] = [await desk.upload(pens()), await desk.upload(pens())];
    expect(await proposalsOf(money.id)).toMatchObject([{ code: 'MATH_OR_MONEY', found: '', rows: 2 }]);
    const said = { code: 'MATH_OR_MONEY', found: '' };
    expect((await accept(money.id, said)).counts).toMatchObject({ ready: 2 });
    expect((await accept(formula.id, { ...said, formula: true })).counts).toMatchObject({ ready: 2 });
    const stems = async (one: typeof money) =>
      (await desk.rowsOf(one)).rows.map(({ preview }) => toSource(preview!.content.stem));
    expect(await stems(money)).toContain('A pen costs \\$5 and \\$6 is paid');
    expect(await stems(formula)).toContain('A pen costs $5 and$6 is paid');
  });
});
