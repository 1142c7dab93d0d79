import { deflateSync } from 'node:zlib';
import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import type { Block, RichTextDoc } from '@abhyas/contract/rich-text';
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { aVideo } from './domains/media/factories.ts';
import { aDraft } from './domains/questions/factories.ts';
import { type Person, type TestInstitute, testWorld, uploadAll, type World } from './testing/index.ts';

/*
 * What another institute waits while one sends the largest and worst that it may. A wait on a machine that does other things
 * says little, so it is the longest time for which this thread computed without letting anybody else have a turn. 100 ms are meant; a
 * processor that is shared with other programs takes up to three times as long for the same work.
 */
const MOST_MS = 300;

let world: World;
let place: TestInstitute;
let owner: Person;
let neighbour: Person;
let draft: QuestionDraft;

beforeAll(async () => {
  world = await testWorld({});
  place = await world.institute();
  owner = await place.person('owner');
  neighbour = await (await world.institute()).person('owner');
  draft = await aDraft(place.ctx(owner));
  await owner.api.questions.createQuestion({ body: draft }); // what is compiled once is compiled now
});

const threadMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest that this thread computed at a stretch while `work` went on, in milliseconds; another institute asks all the time. */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let used = threadMs();
  const timer = setInterval(() => {
    const now = threadMs();
    longest = Math.max(longest, now - used);
    used = now;
  }, 2);
  const state = { isOver: false };
  const asking = (async () => {
    while (!state.isOver) expect((await neighbour.send('GET', '/api/batches')).statusCode).toBe(200);
  })();
  await work().finally(() => (state.isOver = true));
  await asking;
  clearInterval(timer);
  return Math.round(longest);
}

const doc = (content: Block[]): RichTextDoc => ({ type: 'doc', content });
/** A formula of almost 4000 signs that no other is. */
function longFormula(i: number): string {
  let latex = `x_{${i}}`;
  while (latex.length < 3850) latex += `+\\frac{a_{${latex.length}}}{\\sqrt{b}}`;
  return latex;
}
const withExplanation = (explanation: RichTextDoc): QuestionDraft => ({
  ...draft,
  content: { en: { ...draft.content.en, explanation } },
});
const formulas = (count: number) =>
  doc(Array.from({ length: count }, (_, i) => ({ type: 'blockMath', attrs: { latex: longFormula(i) } })));
const words = doc(
  Array.from({ length: 240 }, (_, i) => ({
    type: 'paragraph',
    content: Array.from({ length: 90 }, (_, j) => ({ type: 'text', text: `word ${i} ${j}` })),
  })),
);
const store = async (bytes: Uint8Array, fileName: string, kind?: 'package') => {
  const { last, upload } = await uploadAll(owner, { bytes, fileName, ...(kind && { kind }) });
  expect(last.statusCode, last.body).toBe(204);
  await world.runJobs();
  return (await owner.api.media.listMedia({ query: { ids: upload.uploadId } })).files[0];
};

const pdf = (middle: string) => Buffer.from(`%PDF-1.5\n${middle}\nstartxref\n0\n%%EOF\n`, 'latin1');
const packedPages = deflateSync(Buffer.alloc(7_900_000, '/Type /Pages /Count 3 ')).toString('latin1');
const bomb = `1 0 obj << /Type /ObjStm /N 1 /First 4 >> stream\n${packedPages}\nendstream endobj\n`.repeat(100);

/** A manifest of almost 5 MB. */
function manifest(): string {
  const count = 22_000;
  const items = Array.from(
    { length: count },
    (_, i) => `<item identifier="i${i}" identifierref="r${i}"><title>Part ${i}</title></item>`,
  );
  const resources = Array.from(
    { length: count },
    (_, i) =>
      `<resource identifier="r${i}" type="webcontent" adlcp:scormtype="sco" href="p${i}.html"><file href="p${i}.html"/></resource>`,
  );
  return `<?xml version="1.0"?><manifest identifier="m" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><organizations default="o"><organization identifier="o">${items.join('')}</organization></organizations><resources>${resources.join('')}</resources></manifest>`;
}

/** Each makes what it sends first, and then sends it: making is not measured. */
const kinds: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  'a question of 200 long formulas': async () => {
    const body = withExplanation(formulas(200));
    return () => owner.api.questions.createQuestion({ body });
  },
  'a question of many words': async () => {
    const body = withExplanation(words);
    return () => owner.api.questions.createQuestion({ body });
  },
  'words that are looked for in formulas': async () => {
    await owner.api.questions.createQuestion({ body: withExplanation(formulas(199)) });
    const rewording = {
      kind: 'replace',
      inside: 'formulas',
      find: 'a_{10}',
      put: 'c',
      wholeWords: false,
      matchCase: true,
      parts: ['question', 'options', 'explanation'],
      languages: ['en', 'hi'],
    } as const;
    return () =>
      owner.api.questions.previewRewording({
        body: {
          scope: { filter: {} },
          rewording: { ...rewording, parts: [...rewording.parts], languages: [...rewording.languages] },
          leaveOut: [],
          page: 1,
          size: 20,
        },
      });
  },
  'a PDF that names its page tree 75,000 times': async () => {
    const bytes = pdf('/Type /Pages '.repeat(75_000));
    return () => store(bytes, 'named.pdf');
  },
  'a PDF that unpacks to 800 MB': async () => {
    const bytes = pdf(bomb);
    return () => store(bytes, 'bomb.pdf');
  },
  'a package whose manifest has 5 MB': async () => {
    const files = { 'imsmanifest.xml': Buffer.from(manifest()), 'p1.html': Buffer.from('x') };
    const bytes = zipSync(files, { level: 1 });
    return async () =>
      expect((await store(bytes, 'course.zip', 'package'))?.problem).toBe('media.packageProblems.tooManyUnits');
  },
  'a drawing of almost a million characters': async () => {
    const shapes = `<g><path d="M1 1${'l1 1'.repeat(45)}"/></g>`.repeat(4900);
    const file = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`);
    return () => owner.api.media.uploadImage({ query: { fileName: 'a.svg', alt: '' }, file });
  },
  'captions of 1 MB': async () => {
    const params = { mediaId: await aVideo(place.ctx(owner)) };
    const file = Buffer.from(`WEBVTT\n\n${`00:01.000 --> 00:02.000\n${'word '.repeat(5)}\n\n`.repeat(19_000)}`);
    return () => owner.api.media.addCaption({ params, query: { language: 'en', label: 'All' }, file });
  },
};

describe('another institute goes on while one sends', () => {
  it.each(Object.entries(kinds))('%s', { timeout: 120_000 }, async (name, prepare) => {
    const longest = await longestStretch(await prepare());
    process.stdout.write(`${name}: ${longest} ms at a stretch\n`);
    expect(longest).toBeLessThan(MOST_MS);
  });
});
