import { fromSource } from '@abhyas/contract/rich-text';
import type { ConsoleProfile, PaperDraft } from '@abhyas/contract/assessments/shapes';
import type { AnswerKey, QuestionContent, QuestionDraft, QuestionType } from '@abhyas/contract/questions/shapes';
import type { Person } from '@abhyas/server/testing';

interface Kind {
  readonly type: QuestionType;
  readonly stem: string;
  readonly hindi: string;
  readonly content?: Partial<QuestionContent>;
  readonly key: AnswerKey;
}

const options = ['1 m/s', '2 m/s', '3 m/s', '4 m/s'].map(fromSource);
const lists = {
  first: ['Work', 'Force'].map(fromSource),
  second: ['joule', 'newton', 'newton metre'].map(fromSource),
};
const oneOf = (right: number): AnswerKey => ({ kind: 'choice', accepted: [[right]] });
const numberOf = (value: string): AnswerKey => ({ kind: 'number', accepted: [{ from: value, to: value }] });

/** One question of each type that a machine marks, in the order of the mock. */
export const kinds: readonly Kind[] = [
  {
    type: 'SINGLE',
    stem: 'A ball falls for $t = 0.2\\ \\text{s}$. How fast is it?',
    hindi: 'एक गेंद $t = 0.2\\ \\text{s}$ तक गिरती है। उसकी चाल क्या है?',
    content: { options },
    key: oneOf(2),
  },
  {
    type: 'MULTIPLE',
    stem: 'Which speeds are above $2.5\\ \\text{m/s}$?',
    hindi: 'कौन सी चाल $2.5\\ \\text{m/s}$ से अधिक है?',
    content: { options },
    key: { kind: 'choice', accepted: [[3, 4]] },
  },
  { type: 'INTEGER', stem: 'What is $12 \\times 12$?', hindi: '$12 \\times 12$ कितना है?', key: numberOf('144') },
  {
    type: 'DECIMAL',
    stem: 'What is $\\tfrac{1}{8}$ as a decimal?',
    hindi: '$\\tfrac{1}{8}$ का दशमलव रूप क्या है?',
    key: numberOf('0.125'),
  },
  { type: 'FILL-BLANK-NUMBER', stem: 'Water freezes at … °C.', hindi: 'पानी … °C पर जमता है।', key: numberOf('0') },
  {
    type: 'FILL-BLANK-TEXT',
    stem: 'The unit of force is the …',
    hindi: 'बल का मात्रक … है।',
    key: { kind: 'text', accepted: ['newton'], caseSensitive: false },
  },
  {
    type: 'MATCH-LIST',
    stem: 'Match each quantity with its unit.',
    hindi: 'प्रत्येक राशि का मात्रक से मिलान करें।',
    content: { lists, options: ['P–1, Q–2', 'P–2, Q–1', 'P–3, Q–1', 'P–2, Q–3'].map(fromSource) },
    key: oneOf(1),
  },
  {
    type: 'MATRIX',
    stem: 'Match each quantity with all of its units.',
    hindi: 'प्रत्येक राशि का उसके सभी मात्रकों से मिलान करें।',
    content: { lists },
    key: { kind: 'matrix', rows: [[1, 3], [2]] },
  },
  {
    type: 'ASSERTION-REASON',
    stem: '',
    hindi: '',
    content: { statements: { assertion: fromSource('Ice floats on water.'), reason: fromSource('It is less dense.') } },
    key: oneOf(1),
  },
  {
    type: 'SINGLE',
    stem: 'Which speed does the passage name?',
    hindi: 'गद्यांश में कौन सी चाल बताई गई है?',
    content: { options },
    key: oneOf(4),
  },
];

/** A published mock with a question of each type in two sections, the last of them under a passage; what differs is `changes`. */
export async function publishMock(
  teacher: Person,
  title: string,
  console: Partial<ConsoleProfile>,
  sectionMinutes?: readonly [number, number],
): Promise<string> {
  const area = await teacher.api.taxonomy.createKnowledgeArea({
    body: { name: `Mechanics of ${title}`, subject: 'physics', parentId: null },
  });
  const ids: string[] = [];
  for (const kind of kinds) {
    const { questionId } = await teacher.api.questions.createQuestion({ body: draftOf(kind, area.id) });
    ids.push(questionId);
  }
  await teacher.api.questions.createQuestionGroup({
    body: {
      title: `Passage of ${title}`,
      stem: {
        en: fromSource('A trolley rolls down a track and reaches four metres per second at the end of it.'),
        hi: fromSource('एक ट्रॉली पथ पर लुढ़कती है और अंत में उसकी चाल चार मीटर प्रति सेकंड हो जाती है।'),
      },
      questionIds: [ids.at(-1)!],
    },
  });
  const { assessments } = teacher.api;
  const { paperId } = await assessments.createPaper({ body: { title } });
  const params = { paperId };
  const paper = await assessments.showPaper({ params });
  const draft = composed(paper.draft, ids, console, sectionMinutes);
  const saved = await assessments.savePaper({ params, body: { revision: paper.revision, draft } });
  await assessments.publishPaper({ params, body: { revision: saved.revision } });
  return paperId;
}

function composed(
  draft: PaperDraft,
  ids: readonly string[],
  console: Partial<ConsoleProfile>,
  sectionMinutes?: readonly [number, number],
): PaperDraft {
  const [section] = draft.sections;
  const sections = [
    { title: 'Choice and number', questionIds: ids.slice(0, 5) },
    { title: 'Words and lists', questionIds: ids.slice(5) },
  ].map((part, index) => ({
    ...section!,
    ...part,
    id: `01920000-0000-7000-8000-00000000000${index + 1}`,
    ...(sectionMinutes && { minutes: sectionMinutes[index] }),
  }));
  return {
    ...draft,
    minutes: sectionMinutes ? sectionMinutes[0] + sectionMinutes[1] : 60,
    instructions: fromSource('Read every question well.'),
    instructionsHi: fromSource('हर प्रश्न को ध्यान से पढ़ें।'),
    sections,
    console: { ...draft.console, languages: ['en', 'hi'], keyboardNumbers: true, ...console },
  };
}

function draftOf({ type, stem, hindi, content, key }: Kind, knowledgeAreaId: string): QuestionDraft {
  const words = (text: string): QuestionContent => ({
    stem: fromSource(text),
    options: [],
    explanation: fromSource('Because.'),
    ...content,
  });
  return {
    type,
    difficulty: 1,
    knowledgeAreaId,
    pastExams: [],
    content: { en: words(stem), hi: words(hindi) },
    key,
  };
}
