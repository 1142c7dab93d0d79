import type { ImportSummary } from '@abhyas/contract/questions/imports';
import type { PaperPattern } from '@abhyas/contract/questions/paper-pattern';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, testWorld } from '../../../testing/index.ts';
import { docx, zip } from '../formats/testing-hostile.ts';
import { importDesk, type ImportDesk, nobody, sheet } from '../imports/import-desk.ts';

const world = await testWorld();
let teacher: Person;
let desk: ImportDesk;
beforeEach(async () => {
  teacher = await (await world.institute()).person('teacher');
  desk = importDesk(teacher);
});

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const choice = (stem: string, file = '') =>
  `<question type="multichoice"><name><text>n</text></name><questiontext format="html"><text><![CDATA[${stem}]]></text>${file}</questiontext><single>true</single><answer fraction="100"><text>yes</text></answer><answer fraction="0"><text>no</text></answer></question>`;
const moodle = (...questions: string[]) =>
  Buffer.from(
    `<quiz><question type="category"><category><text>$course$/top/Kinematics</text></category></question>${questions.join('')}</quiz>`,
  );
const figure = (name: string, base64: string) => `<file name="${name}" encoding="base64">${base64}</file>`;
const match = ({ id }: { readonly id: string }, choices: readonly string[], confirm = true) =>
  teacher.api.questions.matchImportColumns({ params: { importId: id }, body: { choices: [...choices], confirm } });
const paper = (...lines: readonly string[]) =>
  docx(lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join(''));
const matchPaper = ({ id, paper: read }: ImportSummary, says: Partial<PaperPattern>, confirm = true) =>
  teacher.api.questions.matchImportPaper({
    params: { importId: id },
    body: { ...read!.pattern, ...says, confirm },
  });
const fix = (importId: string, row: number, cells: Record<string, string>) =>
  teacher.api.questions.fixImportRow({ params: { importId, row: String(row) }, body: { cells } });

describe('a file of another system', () => {
  it('comes in with its pictures, which go again when the import is taken back', async () => {
    const checked = await desk.upload(
      moodle(choice('Look <img src="@@PLUGINFILE@@/a.png" alt="A dot">', figure('a.png', png))),
      'bank.xml',
    );
    expect(checked).toMatchObject({
      format: 'moodle',
      status: 'checked',
      counts: { rows: 1, ready: 1 },
      losses: [{ code: 'DIFFICULTY', count: 1 }],
    });
    const shown = await desk.rowsOf(checked);
    const [address] = Object.values(shown.images);
    expect((await teacher.send('GET', address!)).statusCode).toBe(200);
    await desk.commit(checked);
    const { rows, images } = await teacher.api.questions.listQuestions();
    expect(rows[0]!.stem.content.map(({ type }) => type)).toEqual(['paragraph', 'image']);
    expect(Object.keys(images)).toHaveLength(1);
    await desk.undo(checked);
    expect(await desk.inBank()).toBe(0);
    expect((await teacher.send('GET', address!)).statusCode).toBe(404);
  });

  it('comes in from an ordinary Word paper; a question without an answer says so also after its area was placed', async () => {
    const lines = ['Unit test', '1. What?', '(A) x (B) y', 'Answer: B', '2. And?', '(A) x (B) y'];
    const checked = await matchPaper(await desk.upload(paper(...lines), 'Unit test 3.docx'), {});
    expect(checked).toMatchObject({ status: 'checked', counts: { rows: 2, refused: 2 } });
    expect(checked.losses).toContainEqual({ code: 'OUTSIDE', count: 1 });
    const [area] = await teacher.api.taxonomy.listKnowledgeAreas();
    const placed = await teacher.api.questions.placeImportArea({
      params: { importId: checked.id },
      body: { name: '', place: { knowledgeAreaId: area!.id } },
    });
    expect(placed.counts).toMatchObject({ ready: 1, refused: 1 });
    const { rows } = await desk.rowsOf(checked, 'refused');
    expect(rows[0]).toMatchObject({ line: 5, problems: [{ column: 'Correct Response', code: 'CORRECT_MISSING' }] });
    const { row } = await fix(checked.id, 2, { 'Correct Response': '1' });
    expect(row.state).toBe('ready');
  });

  it('leaves nothing behind when it is cancelled', async () => {
    const checked = await desk.upload(
      moodle(choice('<img src="@@PLUGINFILE@@/a.png" alt="x">', figure('a.png', png))),
      'bank.xml',
    );
    const [address] = Object.values((await desk.rowsOf(checked)).images);
    await desk.cancel(checked);
    expect((await teacher.send('GET', address!)).statusCode).toBe(404);
  });

  it('keeps good questions beside broken ones, and says why each is refused', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString(
      'base64',
    );
    const checked = await desk.upload(
      moodle(
        choice('<img src="@@PLUGINFILE@@/a.svg">', figure('a.svg', script)),
        choice('<img src="javascript:alert(1)">x'),
        choice('Formula \\(\\def\\a{\\a\\a}\\a\\)'),
        choice(`Long \\(${'x'.repeat(5000)}\\)`),
        choice('Fine'),
      ),
      'bank.xml',
    );
    expect(checked.counts).toMatchObject({ rows: 5, ready: 1, refused: 4 });
    const { rows } = await desk.rowsOf(checked, 'refused');
    expect(rows.map(({ problems }) => problems[0]!.code)).toEqual([
      'PICTURE_REFUSED',
      'PICTURE_ADDRESS',
      'MATH_FORBIDDEN',
      'CELL_TOO_COMPLEX',
    ]);
    await desk.commit(checked);
    expect(await desk.inBank()).toBe(1);
  });

  it.each([
    ['a billion laughs', 'bank.xml', '<!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>', 'XML_DOCTYPE'],
    ['no question', 'bank.json', '{"format":"abhyas-questions","questions":[]}', 'FILE_NO_QUESTIONS'],
    ['broken JSON', 'bank.json', '{"format":"abhyas-questions",', 'JSON_BROKEN'],
    ['a broken archive', 'bank.zip', 'PK\u0003\u0004broken', 'ZIP_BROKEN'],
  ])('is refused whole with a reason where it holds %s', async (_what, name, text, code) => {
    const failed = await desk.upload(Buffer.from(text), name);
    expect(failed).toMatchObject({ status: 'failed', problem: { code }, counts: { rows: 0 } });
  });

  it('without knowledge areas gets one for all its rows at once', async () => {
    const checked = await desk.upload(
      Buffer.from('One?\nA. x\nB. y\nANSWER: A\n\nTwo?\nA. x\nB. y\nANSWER: B\n'),
      'bank.txt',
    );
    expect(checked).toMatchObject({ format: 'aiken', counts: { refused: 2 } });
    const areas = await teacher.api.taxonomy.listKnowledgeAreas();
    const area = areas.find(({ name }) => name === 'Kinematics')!;
    const placed = await teacher.api.questions.placeImportArea({
      params: { importId: checked.id },
      body: { name: '', place: { knowledgeAreaId: area.id } },
    });
    expect(placed.counts).toMatchObject({ ready: 2, refused: 0 });
  });

  it('is fixed column by column without losing its marks', async () => {
    const checked = await desk.upload(
      moodle(choice('<b>Bold</b> words').replace('fraction="100"', 'fraction="0"')),
      'bank.xml',
    );
    expect(checked.counts).toMatchObject({ refused: 1 });
    const { row, summary } = await fix(checked.id, 1, { 'Correct Response': '2', 'Difficulty level': 'Hard' });
    expect(row).toMatchObject({ state: 'ready', problems: [], preview: { difficulty: 2, key: { accepted: [[2]] } } });
    expect(row.preview!.content.stem.content[0]).toMatchObject({
      content: [{ text: 'Bold', marks: [{ type: 'bold' }] }, { text: ' words' }],
    });
    expect(summary.counts).toMatchObject({ ready: 1, refused: 0 });
  });
});

describe('an ordinary sheet of a teacher', () => {
  const workbook = (...sheets: readonly (readonly (readonly string[])[])[]) => {
    const cell = (text: string, column: number, row: number) =>
      `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const names = sheets.map((_sheet, i) => `sheet${i + 1}`);
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    return zip({
      '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
      'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="r${i + 1}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((name, i) => `<Relationship Id="r${i + 1}" Type="${office}/worksheet" Target="worksheets/${name}.xml"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(
        sheets.map((rows, i) => [
          `xl/worksheets/${names[i]}.xml`,
          `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.map((row, at) => `<row r="${at + 1}">${row.map((text, column) => cell(text, column, at)).join('')}</row>`).join('')}</sheetData></worksheet>`,
        ]),
      ),
    });
  };

  it('comes in under its own headings, below a title, from every sheet; what is left out is named', async () => {
    const read = await desk.upload(
      workbook(
        [
          ['Shree Classes XII Physics'],
          ['S.No', 'Question', 'Opt 1', 'Opt 2', 'Ans', 'Topic', 'Level', 'Remarks'],
          ['1', 'How fast?', '9 N', '18 N', 'b', 'Kinematics', 'Tough', 'old'],
        ],
        [
          ['Question', 'Opt 1', 'Opt 2', 'S.No', 'Ans', 'Topic'],
          ['How far?', 'near', 'far', '1', 'far', 'Kinematics'],
          ['How far off?', 'near', 'far', '2', '', 'Kinematics'],
        ],
      ),
      'Physics_final (2).xlsx',
    );
    expect(read).toMatchObject({ problem: null, status: 'matching', counts: { rows: 3, ready: 2, refused: 1 } });
    expect(read.sheet).toMatchObject({ above: 1, rows: 3 });
    expect(read.sheet!.columns.map(({ heading, is, because, filled }) => [heading, is, because, filled])).toEqual([
      ['S.No', 'ignored', 'counter', 3],
      ['Question', 'question', 'heading', 3],
      ['Opt 1', 'option1', 'heading', 3],
      ['Opt 2', 'option2', 'heading', 3],
      ['Ans', 'correct', 'heading', 2],
      ['Topic', 'area', 'heading', 3],
      ['Level', 'difficulty', 'heading', 1],
      ['Remarks', 'undecided', 'unknown', 1],
    ]);
    await expect(desk.commit(read)).rejects.toMatchObject({ error: 'IMPORT_STATE' });
    const said = read.sheet!.columns.map(({ is }) => is);
    await expect(match(read, said)).rejects.toMatchObject({
      error: 'IMPORT_COLUMNS_OPEN',
      details: { heading: 'Remarks' },
    });
    const checked = await match(read, [...said.slice(0, -1), 'ignored']);
    expect(checked).toMatchObject({ status: 'checked', counts: { rows: 3, ready: 2, refused: 1 } });
    expect(checked.losses.map(({ code, count }) => [code, count])).toEqual(
      expect.arrayContaining([
        ['DIFFICULTY', 2],
        ['COLUMNS', 1],
        ['OUTSIDE', 1],
      ]),
    );
    const { rows } = await desk.rowsOf(checked);
    expect(rows.map(({ preview }) => preview && [preview.key, preview.difficulty])).toEqual([
      [{ kind: 'choice', accepted: [[2]] }, 2],
      [{ kind: 'choice', accepted: [[2]] }, 1],
      null,
    ]);
    expect(rows[2]!.problems.map(({ code }) => code)).toEqual(['CORRECT_MISSING']);
  });
});

describe('an ordinary paper', () => {
  const lines = ['1. What?', '(A) x (B) y', 'Right one: B', '2. And?', '(A) x (B) y', 'Right one: A'];

  it('says what it was read as, is read again as somebody says, and the next of its look is not asked about', async () => {
    const read = await desk.upload(paper(...lines), 'Unit test 3.docx');
    expect(read).toMatchObject({ status: 'matching', counts: { rows: 2, refused: 2 } });
    expect(read.paper!.seen).toEqual({
      questions: 2,
      question: 'number',
      option: '(A)',
      optioned: 2,
      answered: 0,
      solved: 0,
    });
    const [area] = await teacher.api.taxonomy.listKnowledgeAreas();
    const says = { answer: 'word', answerWord: 'Right one', knowledgeAreaId: area!.id } as const;
    const tried = await matchPaper(read, says, false);
    expect(tried).toMatchObject({ status: 'matching', counts: { ready: 2 }, paper: { seen: { answered: 2 } } });
    const { rows } = await desk.rowsOf(tried);
    expect(rows.map(({ preview }) => preview!.key)).toMatchObject([{ accepted: [[2]] }, { accepted: [[1]] }]);
    const checked = await matchPaper(tried, says);
    expect(checked).toMatchObject({ status: 'checked', counts: { ready: 2 } });
    const next = await desk.upload(paper(...lines), 'Unit test 4.docx');
    expect(next).toMatchObject({ status: 'checked', paper: { seen: { answered: 2 } } });
    expect(next.paper!.pattern).toMatchObject({ answerWord: 'Right one', knowledgeAreaId: null });
  });

  it('keeps what was fixed in it when nothing is read otherwise, and refuses an area that nobody knows', async () => {
    const read = await matchPaper(await desk.upload(paper(...lines), 'a.docx'), {});
    await fix(read.id, 1, { 'Correct Response': '2', 'Knowledge Area': 'Kinematics' });
    expect(await matchPaper(read, {}, false)).toMatchObject({ status: 'matching', counts: { ready: 1 } });
    await expect(matchPaper(read, { knowledgeAreaId: nobody })).rejects.toMatchObject({
      error: 'KNOWLEDGE_AREA_UNKNOWN',
    });
    await expect(matchPaper({ ...(await desk.upload(sheet({}))), paper: read.paper }, {})).rejects.toMatchObject({
      error: 'IMPORT_STATE',
    });
  });
});

describe('a sheet of which nobody can tell what it holds', () => {
  const strange = (stem: string) => Buffer.from(`Was,Eins,Zwei,Drei\n${stem},a,b,2\n`);

  it('waits until somebody says it, and the next one with the same headings does not', async () => {
    const read = await desk.upload(strange('How?'));
    expect(read).toMatchObject({ status: 'matching', counts: { rows: 0 }, sheet: { rows: 1 } });
    expect(read.sheet!.columns[0]).toMatchObject({ heading: 'Was', samples: ['How?'], is: 'undecided' });
    const choices = ['question', 'option1', 'option2', 'correct'];
    await expect(match(read, choices.with(1, 'question'))).rejects.toMatchObject({ error: 'IMPORT_COLUMN' });
    await expect(match(read, choices.slice(1))).rejects.toMatchObject({ error: 'IMPORT_COLUMN' });
    await expect(match(read, choices.with(3, 'ignored'))).rejects.toMatchObject({
      error: 'IMPORT_COLUMNS_MISSING',
    });
    const tried = await match(read, choices, false);
    expect(tried).toMatchObject({ status: 'matching', counts: { rows: 1 } });
    expect(await match(read, choices)).toMatchObject({ status: 'checked', counts: { rows: 1 } });
    const next = await desk.upload(strange('Why?'));
    expect(next).toMatchObject({ status: 'checked', counts: { rows: 1 } });
    expect(next.sheet!.columns[0]).toMatchObject({ is: 'question', because: 'remembered' });
    const other = importDesk(await (await world.institute()).person('teacher'));
    expect((await other.upload(strange('How?'))).status).toBe('matching');
  });

  it('can be dropped, and one of the template has nothing to match', async () => {
    const read = await desk.upload(strange('How?'));
    expect(await desk.cancel(read)).toMatchObject({ status: 'cancelled' });
    await expect(match(await desk.upload(sheet({})), ['question'])).rejects.toMatchObject({
      error: 'IMPORT_STATE',
    });
  });
});

describe('a spreadsheet', () => {
  it('is fixed cell by cell, also where it stays wrong', async () => {
    const checked = await desk.upload(sheet({ correct: '9' }, { question: '' }));
    expect((await fix(checked.id, 1, { 'Correct Response': '2' })).row).toMatchObject({
      state: 'ready',
      problems: [],
    });
    expect((await fix(checked.id, 2, { Question: '$\\frac{1$' })).row.problems).toMatchObject([
      { code: 'MATH_UNBALANCED_BRACE' },
    ]);
    await expect(fix(checked.id, 2, { Colour: 'red' })).rejects.toMatchObject({ status: 422, error: 'IMPORT_COLUMN' });
    await expect(fix(checked.id, 3, { Question: 'x' })).rejects.toMatchObject({ status: 404 });
    await desk.commit(checked);
    await expect(fix(checked.id, 1, { Question: 'x' })).rejects.toMatchObject({ error: 'IMPORT_STATE' });
  });

  it('offers what was meant, and takes every suggestion at once', async () => {
    const checked = await desk.upload(
      sheet(
        { difficulty: 'Moderate' },
        { pastExams: 'Jan 24' },
        { area: 'Kinematic' },
        { correct: 'B', difficulty: 'Tough' },
        { correct: '7', difficulty: 'Tough' },
      ),
    );
    expect(checked.counts).toMatchObject({ refused: 5, fixable: 4, ready: 0 });
    const { rows } = await desk.rowsOf(checked, 'refused');
    expect(rows.map(({ problems }) => problems.map(({ fix }) => fix))).toEqual([
      ['Medium'],
      ['Jan-2024'],
      ['Physics › Kinematics'],
      ['Hard', '2'],
      ['Hard', undefined],
    ]);
    const accepted = await teacher.api.questions.acceptSuggestions({ params: { importId: checked.id } });
    expect(accepted.counts).toMatchObject({ refused: 1, fixable: 0, ready: 4 });
  });

  it('of the template is an import without a problem, of every kind it shows', async () => {
    const { body } = await teacher.send('GET', '/api/question-imports/template.csv');
    const checked = await desk.upload(Buffer.from(String(body)));
    expect(checked.counts).toMatchObject({ rows: 7, ready: 7 });
    await desk.commit(checked);
    const { rows } = await teacher.api.questions.listQuestions();
    expect(new Set(rows.map(({ type }) => type))).toEqual(
      new Set(['SINGLE', 'MULTIPLE', 'DECIMAL', 'FILL-BLANK-TEXT', 'MATRIX', 'ASSERTION-REASON', 'SUBJECTIVE-LONG']),
    );
  });
});
