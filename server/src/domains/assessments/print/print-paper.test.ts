import type { PrintChoices } from '@abhyas/contract/assessments/prints';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { findBrowser } from '../../../kernel/printing/find-browser.ts';
import { type ExamRoom, examRoom, number, option, testWorld, type World } from '../../../testing/index.ts';
import { anArea } from '../../taxonomy/factories.ts';
import { optionOrder } from '../versions/option-order.ts';
import { usualChoices } from './page/usual-choices.ts';

// A browser starts for each of them.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
const browser = await findBrowser(process.env['CHROMIUM_PATH']);
let world: World;
let room: ExamRoom;
let paperId: string;
let questionIds: string[];

beforeAll(async () => {
  world = await testWorld({ config: { chromiumPath: browser ?? '/nowhere/chromium' } });
  room = await examRoom(world);
  questionIds = [];
  for (let i = 0; i < 5; i++) questionIds.push(await room.question('SINGLE', option(2)));
  questionIds.push(await room.question('INTEGER', number('42')));
  paperId = await room.paper(questionIds, { title: 'Weekly test' });
});

type Body = Parameters<typeof room.teacher.api.assessments.makePrints>[0]['body'];
const ask = (body: Partial<Body> = {}, of = paperId) =>
  room.teacher.api.assessments.makePrints({
    params: { paperId: of },
    body: { documents: ['paper'], sets: ['A'], choices: usualChoices, ...body },
  });
const list = (of = paperId) => room.teacher.api.assessments.listPrints({ params: { paperId: of } });
const preview = async (
  document: 'paper' | 'key' | 'solutions',
  choices: Partial<PrintChoices> = {},
  set: 'A' | 'B' = 'A',
  of = paperId,
) =>
  (
    await room.teacher.api.assessments.previewPrint({
      params: { paperId: of },
      body: { document, set, choices: { ...usualChoices, ...choices }, whole: true },
    })
  ).html;

describe.skipIf(!browser)('a paper that is printed', () => {
  it('is made by a job, one file for each document, and leaves under an address that ends by itself', async () => {
    const { printIds } = await ask({ documents: ['paper', 'key'] });
    expect(printIds).toHaveLength(2);
    expect((await list()).rows.map(({ state, url }) => [state, url])).toEqual(printIds.map(() => ['waiting', null]));
    await world.runJobs();
    const { available, rows } = await list();
    expect(available).toBe(true);
    expect(
      rows.map(({ document, set, version, state, progress, failure }) => [
        document,
        set,
        version,
        state,
        progress,
        failure,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['paper', 'A', 1, 'ready', 100, null],
        ['key', 'A', 1, 'ready', 100, null],
      ]),
    );
    const made = rows[0]!;
    expect([made.pages, made.askedBy.startsWith('Asha')]).toEqual([1, true]);
    const file = await room.place.visitor.send('GET', made.url!);
    expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment',
    ]);
    expect(file.body.slice(0, 5)).toBe('%PDF-');
    expect(Number(file.headers['content-length'])).toBe(made.bytes);
    expect((await room.place.visitor.send('GET', made.url!.replace(/signature=./, 'signature=_'))).statusCode).toBe(
      403,
    );
  });

  it('is in the audit log with what was taken', async () => {
    await ask({ documents: ['solutions'] });
    await world.runJobs();
    const [row] = await world.query(
      `select details from audit_log where institute_id = $1 and action = 'paper.printed' order by at desc limit 1`,
      [room.place.id],
    );
    expect(row?.['details']).toMatchObject({ version: 1, documents: ['solutions'], sets: ['A'], languages: 'en' });
  });

  it('can be removed, and goes by itself after seven days', async () => {
    const { printIds } = await ask();
    await ask();
    await world.runJobs();
    const made = (await list()).rows.find(({ id }) => id === printIds[0])!;
    await room.teacher.api.assessments.removePrint({ params: { paperId, printId: made.id } });
    expect((await room.place.visitor.send('GET', made.url!)).statusCode).toBe(404);
    const other = await room.paper(questionIds);
    await expect(
      room.teacher.api.assessments.removePrint({ params: { paperId: other, printId: (await list()).rows[0]!.id } }),
    ).rejects.toMatchObject({ error: 'NOT_FOUND' });
    world.clock.advance({ days: 7 });
    await room.teacher.signInAgain();
    const kept = await list();
    expect(kept.rows.length).toBeGreaterThan(0);
    await world.sweep(room.place);
    await world.runJobs();
    expect((await list()).rows).toEqual([]);
    expect((await room.place.visitor.send('GET', kept.rows[0]!.url!)).statusCode).toBe(404);
  });

  it('is told as failed where it cannot be made, and nobody is left waiting', async () => {
    const { printIds } = await ask();
    await world.query(`update made_files set about = about || '{"version":99}' where id = $1`, [printIds[0]]);
    await world.runJobs();
    expect((await list()).rows.find(({ id }) => id === printIds[0])).toMatchObject({
      state: 'failed',
      failure: 'broken',
      url: null,
    });
  });

  it('is refused while too many wait already', async () => {
    const all = { documents: ['paper', 'key', 'solutions'], sets: ['A', 'B', 'C', 'D'] } as const;
    const body = { documents: [...all.documents], sets: [...all.sets] };
    await ask(body);
    await ask(body);
    await expect(ask()).rejects.toMatchObject({ error: 'PRINTS_WAITING', details: { waiting: 24 } });
    await world.query(`delete from made_files where institute_id = $1 and state = 'waiting'`, [room.place.id]);
    await world.runJobs();
  });
});

describe('where there is no browser', () => {
  it('files are refused, and the page is given for the browser of whoever reads it', async () => {
    const { config } = world.app.runtime;
    const known = config.chromiumPath;
    Object.assign(config, { chromiumPath: '/nowhere/chromium' });
    await expect(ask()).rejects.toMatchObject({ status: 503, error: 'PRINTING_UNAVAILABLE' });
    expect((await list()).available).toBe(false);
    expect(await preview('paper')).toContain('Weekly test');
    Object.assign(config, { chromiumPath: known });
  });
});

describe('the page', () => {
  it('of the question paper holds neither keys nor explanations', async () => {
    const html = await preview('paper');
    expect(html.match(/class="question"/g)).toHaveLength(6);
    expect(html).not.toContain('It follows from');
    expect(html).not.toContain('class="answer"');
  });

  it('of the key has the letters under which the right options stand in each set', async () => {
    const sets = await room.paper(questionIds.slice(0, 3), { title: 'In two sets' });
    await world.query(`update paper_versions set sets = 2 where institute_id = $1 and paper_id = $2`, [
      room.place.id,
      sets,
    ]);
    const keyOf = async (set: 'A' | 'B') =>
      [...(await preview('key', {}, set, sets)).matchAll(/<li[^>]*><b>(\d)<\/b><span>([A-D])</g)].map(
        ([, n, letter]) => [n, letter],
      );
    expect(await keyOf('A')).toEqual([
      ['1', 'B'],
      ['2', 'B'],
      ['3', 'B'],
    ]);
    const lettersOfB = questionIds.slice(0, 3).map((id) => {
      const order = optionOrder({ paperId: sets, version: 1 }, 'B', { id, type: 'SINGLE', optionCount: 4 });
      return 'ABCD'[order!.indexOf(2)];
    });
    expect((await keyOf('B')).map(([, letter]) => letter).toSorted()).toEqual(lettersOfB.toSorted());
    // The right option says “Two”; under the letter of the key it must stand in the paper of that set too.
    const paper = await preview('paper', {}, 'B', sets);
    const shown = [...paper.matchAll(/<ol class="options">(.*?)<\/ol>/g)].map(
      ([, options]) => /\(([A-D])\)<\/span> <span class="said">Two</.exec(options!)?.[1],
    );
    expect(shown).toEqual((await keyOf('B')).map(([, letter]) => letter));
  });

  it('of the solutions has the explanation, and the question before it where that is wished', async () => {
    const [short, long] = [await preview('solutions'), await preview('solutions', { withQuestions: true })];
    expect(short).toContain('It follows from');
    expect([short, long].map((html) => html.match(/class="stem"/g)?.length ?? 0)).toEqual([0, 6]);
    expect(short).toMatch(/Answer:<\/span> <b>42</);
  });

  it('is that of the draft where the draft is chosen, and of the version otherwise', async () => {
    const { draft, revision } = await room.teacher.api.assessments.showPaper({ params: { paperId } });
    await room.teacher.api.assessments.savePaper({
      params: { paperId },
      body: { revision, draft: { ...draft, title: 'Renamed since' } },
    });
    expect(await preview('paper')).not.toContain('Renamed since');
    expect(await preview('paper', { draft: true })).toContain('Renamed since');
  });

  it('of a paper without questions does not exist', async () => {
    const { paperId: empty } = await room.teacher.api.assessments.createPaper({ body: { title: 'Nothing yet' } });
    await expect(preview('paper', {}, 'A', empty)).rejects.toMatchObject({ status: 422, error: 'PRINT_EMPTY' });
    await expect(ask({}, empty)).rejects.toMatchObject({ error: 'PRINT_EMPTY' });
  });

  it('shows what people wrote as text, whatever they wrote', async () => {
    const { id } = await anArea(room.place.ctx(), 'Kinematics');
    const evil = '<img src=x onerror=alert(1)></style><script>alert(2)</script>';
    const { questionId } = await room.teacher.api.questions.createQuestion({
      body: {
        type: 'SINGLE',
        difficulty: 1,
        knowledgeAreaId: id,
        pastExams: [],
        content: {
          en: {
            stem: fromSource(`${evil} $\\text{<b onclick=alert(4)>}$`),
            options: ['1', '2', '3', '4'].map(fromSource),
            explanation: fromSource(evil),
          },
        },
        key: option(2),
      },
    });
    const hostile = await room.paper([questionId], { title: `"}@top-left{content:url(http://evil)}${evil}` });
    const html = await preview('paper', { watermark: '</style><script>x' }, 'A', hostile);
    expect(html).not.toMatch(/<script|onerror=alert\(1\)>|<b onclick|<img src=x/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html.split('</style>')).toHaveLength(3);
    expect(/@top-right\{content:"([^"]*)"/.exec(html)?.[1]).not.toMatch(/[{}<]/);
  });

  it('has the fonts of formulas and of both scripts within it', async () => {
    const { css } = await room.teacher.api.assessments.showPrintFonts();
    expect(css).toContain("font-family:'Print Devanagari'");
    expect(css).toContain('font-family:KaTeX_Main');
    expect(css.match(/url\((?!data:font\/woff2;base64,)/g)).toBeNull();
  });
});
