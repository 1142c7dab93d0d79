import { fromSource, toSource } from '@abhyas/contract/rich-text';
import { beforeEach, expect, it } from 'vitest';
import { type Person, testWorld } from '../../../testing/index.ts';
import { quiz } from '../formats/testing-hostile.ts';
import { importDesk, type ImportDesk } from '../imports/import-desk.ts';
import { allColumnNames } from '../reading/columns.ts';

const world = await testWorld();
let teacher: Person;
let desk: ImportDesk;
beforeEach(async () => {
  teacher = await (await world.institute()).person('teacher');
  desk = importDesk(teacher);
});

const cloze = (text: string) =>
  Buffer.from(
    quiz(
      `<question type="cloze"><name><text>Motion</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext></question>`,
    ),
  );
const listGroups = async () => (await teacher.api.questions.listQuestionGroups()).rows;
const showGroup = (id: string) => teacher.api.questions.showQuestionGroup({ params: { groupId: id } });

it('a text with gaps is a group with its parts in the bank, and goes whole when the import is taken back', async () => {
  const checked = await desk.upload(
    cloze('At rest v is {1:NM:=0}. A falling stone is {1:MC:=faster~slower}.'),
    'c.xml',
  );
  expect(checked).toMatchObject({ counts: { rows: 2, ready: 2 } });
  expect(checked.losses.map(({ code }) => code)).toEqual(['DIFFICULTY']);
  await desk.commit(checked);
  const [group] = await listGroups();
  expect(group).toMatchObject({ title: 'Motion', questions: 2, version: 1 });
  const { stem, questions } = await showGroup(group!.id);
  expect(toSource(stem.en)).toBe('At rest v is (1) ________. A falling stone is (2) ________.');
  expect(questions.map(({ type }) => type)).toEqual(['FILL-BLANK-NUMBER', 'SINGLE']);
  await desk.undo(checked);
  expect(await listGroups()).toEqual([]);
});

it('a group that somebody changed since stays, also when its questions go', async () => {
  const checked = await desk.upload(cloze('One {1:SA:=a} two {1:SA:=b}'), 'c.xml');
  await desk.commit(checked);
  const { id } = (await listGroups())[0]!;
  const { stem, version, questions } = await showGroup(id);
  const questionIds = questions.map((one) => one.id);
  await teacher.api.questions.saveQuestionGroup({
    params: { groupId: id },
    body: { title: 'Ours', stem, questionIds, version },
  });
  await desk.undo(checked);
  expect(await listGroups()).toMatchObject([{ title: 'Ours', questions: 0 }]);
});

it('more questions than a group holds share their passage in several', async () => {
  const question = (i: number) => ({
    type: 'SINGLE',
    difficulty: 0,
    knowledgeArea: 'Kinematics',
    group: { title: 'Long', stem: { en: fromSource('Read $x$.') } },
    content: {
      en: { stem: fromSource(`Number ${i}`), options: [fromSource('a'), fromSource('b')], explanation: fromSource('') },
    },
    key: { kind: 'choice', accepted: [[1]] },
  });
  const broken = { ...question(50), group: { title: 'Broken', stem: { en: fromSource('$\\nonsense$') } } };
  const questions = [...Array.from({ length: 21 }, (_, i) => question(i)), broken];
  const checked = await desk.upload(
    Buffer.from(JSON.stringify({ format: 'abhyas-questions', questions })),
    'bank.json',
  );
  expect(checked).toMatchObject({ counts: { ready: 22 }, losses: [{ code: 'GROUP', count: 1 }] });
  await desk.commit(checked);
  expect((await listGroups()).map((one) => one.questions).sort()).toEqual([1, 20]);
});

it('rows of a spreadsheet with the same passage stand in one group; a title alone makes none', async () => {
  const names = Object.values(allColumnNames);
  const line = (cells: Partial<Record<keyof typeof allColumnNames, string>>) =>
    (Object.keys(allColumnNames) as (keyof typeof allColumnNames)[])
      .map((column) => `"${{ ...usual, ...cells }[column] ?? ''}"`)
      .join(',');
  const usual = { difficulty: 'Easy', option1: 'a', option2: 'b', correct: '1', area: 'Kinematics' };
  const text = [
    names.join(','),
    line({ question: 'One', group: 'P', passage: 'Read $v = at$.' }),
    line({ question: 'Two', group: 'P', passage: 'Read $v = at$.' }),
    line({ question: 'Three', group: 'P' }),
    line({ question: 'Four', group: 'P', passage: 'Read $\\nonsense$.' }),
  ].join('\n');
  const checked = await desk.upload(Buffer.from(text), 'bank.csv');
  expect(checked).toMatchObject({ counts: { ready: 3, refused: 1 }, losses: [{ code: 'GROUP', count: 1 }] });
  const { rows } = await desk.rowsOf(checked, 'refused');
  expect(rows[0]!.problems).toMatchObject([{ column: 'Passage', code: 'MATH_UNKNOWN_COMMAND' }]);
  await desk.commit(checked);
  expect(await listGroups()).toMatchObject([{ title: 'P', questions: 2 }]);
});
