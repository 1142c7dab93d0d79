import { readFileSync } from 'node:fs';
import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource, type RichTextDoc } from '@abhyas/contract/rich-text';
import { parse } from 'csv-parse/sync';
import { saveImage } from '../../src/domains/media/index.ts';
import { createQuestion } from '../../src/domains/questions/bank/create-question.ts';
import { type Columns, readHeader } from '../../src/domains/questions/reading/columns.ts';
import { readRow, type RowDraft } from '../../src/domains/questions/reading/read-row.ts';
import { areasOf } from '../../src/domains/taxonomy/index.ts';
import { actorOf, type Context } from '../../src/kernel/context.ts';

/** What the JSON of the demo bank knows beyond the columns of the import. */
interface BankQuestion {
  readonly id: string;
  readonly subject: string;
  readonly knowledgeArea: string;
  readonly type: string;
  readonly correct: unknown;
  readonly figureSvg?: string;
  readonly hi?: { readonly stem_hi: string; readonly options_hi: readonly string[]; readonly explanation_hi: string };
}
interface SeedQuestion {
  readonly story: BankQuestion;
  readonly draft: RowDraft;
}

/** What helps after a wrong answer, by the name of a question; reasons by the letters of options. */
type Hints = Readonly<Record<string, { readonly hint: string; readonly whyNot?: Readonly<Record<string, string>> }>>;

/** A question of the seeded bank, as the papers choose from it. */
export interface SeededQuestion {
  readonly questionId: string;
  readonly subject: string;
  readonly chapter: string;
  readonly type: QuestionDraft['type'];
  readonly draft: QuestionDraft;
}

/** Left out, so that importing the demo files by hand finds something new: one chapter of each subject. */
export const missingChapters: ReadonlySet<string> = new Set([
  'Units and Measurements',
  'Chemical Kinetics',
  'Sequences and Series',
  'Ecology and Evolution',
]);

const folder = new URL('./demo-bank/', import.meta.url);

/** What the demo bank has too few of for a whole mock: a physics question whose answer is a whole number. */
const further = {
  subject: 'Physics',
  chapter: 'Work, Energy and Power',
  draft: {
    type: 'FILL-BLANK-NUMBER',
    difficulty: 1,
    pastExams: [],
    content: {
      en: {
        stem: fromSource(
          'A body of mass $2\\ \\text{kg}$ is thrown with $15\\ \\text{m s}^{-1}$ forwards and $20\\ \\text{m s}^{-1}$ upwards. Take $g = 10\\ \\text{m s}^{-2}$ and no air. Its kinetic energy at the highest point, in joules, is ______.',
        ),
        options: [],
        explanation: fromSource(
          'At the top the upward part of the velocity is zero, the forward part is still $15\\ \\text{m s}^{-1}$.\n$K = \\tfrac12 m v_x^2 = \\tfrac12 \\times 2 \\times 225 = 225\\ \\text{J}$.',
        ),
      },
    },
    key: { kind: 'number', accepted: [{ from: '225', to: '225' }] },
  },
} as const satisfies Omit<SeededQuestion, 'questionId' | 'type' | 'draft'> & {
  readonly draft: Omit<QuestionDraft, 'knowledgeAreaId'>;
};

/** The demo bank as drafts: the rows of the spreadsheet, so that importing it again finds duplicates, with what only the JSON knows. */
function readBank(): SeedQuestion[] {
  const stories = (JSON.parse(readFileSync(new URL('questions.json', folder), 'utf8')) as BankQuestion[]).filter(
    ({ type }) => !type.startsWith('SUBJECTIVE'),
  );
  const [header = [], ...rows] = parse(readFileSync(new URL('questions.csv', folder)), {
    bom: true,
    relaxColumnCount: true,
  }) as string[][];
  const found = readHeader(header) as { columns: Columns };
  return rows.map((cells, i) => {
    const { draft, problems } = readRow(found.columns, cells);
    if (!draft) throw new Error(`the demo bank has a bad row ${i + 1}: ${JSON.stringify(problems)}`);
    return { story: stories[i]!, draft };
  });
}

/** The whole demo bank written into an institute: which question each story became. */
export async function demoBank(ctx: Context): Promise<{ readonly story: string; readonly questionId: string }[]> {
  const areas = new Map((await areasOf(ctx)).map(({ id, name }) => [name, id]));
  const written: { story: string; questionId: string }[] = [];
  for (const { story, draft: row } of readBank()) {
    const draft = { ...(await enrich(ctx, story, row)), knowledgeAreaId: areas.get(story.knowledgeArea)! };
    written.push({ story: story.id, ...(await createQuestion(ctx, { body: draft })) });
  }
  return written;
}

/** Fills an institute's bank with the chapters that fit, through the same use case as the screen. */
export async function seedBank(
  ctx: Context,
  fits: (chapter: string, subject: string) => boolean,
): Promise<SeededQuestion[]> {
  const areas = new Map((await areasOf(ctx)).map(({ id, name }) => [name, id]));
  const seeded: SeededQuestion[] = [];
  for (const { story, draft: row } of readBank()) {
    if (!fits(story.knowledgeArea, story.subject)) continue;
    const draft = { ...(await enrich(ctx, story, row)), knowledgeAreaId: areas.get(story.knowledgeArea)! };
    const { questionId } = await createQuestion(ctx, { body: draft });
    seeded.push({ questionId, subject: story.subject, chapter: story.knowledgeArea, type: draft.type, draft });
  }
  if (fits(further.chapter, further.subject)) {
    const draft = { ...further.draft, knowledgeAreaId: areas.get(further.chapter)! } as unknown as QuestionDraft;
    seeded.push({ ...further, type: draft.type, draft, ...(await createQuestion(ctx, { body: draft })) });
  }
  return seeded;
}

/** Adds figure, Hindi, tolerance and further spellings. */
async function enrich(
  ctx: Context,
  story: BankQuestion,
  row: RowDraft,
): Promise<Omit<QuestionDraft, 'knowledgeAreaId'>> {
  const figure = story.figureSvg === undefined ? undefined : await saveFigure(ctx, story);
  const withFigure = (doc: RichTextDoc): RichTextDoc => (figure ? { ...doc, content: [...doc.content, figure] } : doc);
  const { en } = row.content;
  const hi = story.hi && {
    stem: withFigure(fromSource(story.hi.stem_hi)),
    options: story.hi.options_hi.map(fromSource),
    explanation: fromSource(story.hi.explanation_hi),
  };
  const words = { ...en, stem: withFigure(en.stem), ...helpFor(story, en.options.length) };
  return { ...row, key: keyOf(story, row), content: { en: words, ...(hi && { hi }) } };
}

const hints = JSON.parse(readFileSync(new URL('hints.json', folder), 'utf8')) as Hints;

function helpFor({ id }: BankQuestion, options: number) {
  const help = hints[id];
  if (!help) return {};
  const reasons = [...'ABCDEF'].slice(0, options).map((letter) => fromSource(help.whyNot?.[letter] ?? ''));
  return { hint: fromSource(help.hint), ...(help.whyNot && { whyNot: reasons }) };
}

async function saveFigure(ctx: Context, { id, figureSvg = '' }: BankQuestion) {
  const alt = /<desc>([\s\S]*?)<\/desc>/.exec(figureSvg)?.[1] ?? '';
  const { mediaId, width, height } = await saveImage(ctx, {
    bytes: Buffer.from(figureSvg),
    fileName: `${id}.svg`,
    alt,
    ownerId: actorOf(ctx).accountId,
  });
  return { type: 'image', attrs: { mediaId, alt, width, height } } as const;
}

function keyOf({ correct }: BankQuestion, row: RowDraft): QuestionDraft['key'] {
  if (row.key.kind === 'number') {
    const { value, tolerance } = correct as { value: number; tolerance: number };
    const digits = Math.max(decimalsOf(value), decimalsOf(tolerance));
    const fixed = (number: number) => number.toFixed(digits);
    return { ...row.key, accepted: [{ from: fixed(value - tolerance), to: fixed(value + tolerance) }] };
  }
  if (row.key.kind === 'text') {
    const { accept, caseSensitive } = correct as { accept: string[]; caseSensitive: boolean };
    return { kind: 'text', accepted: accept, caseSensitive };
  }
  return row.key;
}

const decimalsOf = (number: number) => String(number).split('.')[1]?.length ?? 0;
