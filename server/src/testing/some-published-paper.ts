import { fromSource } from '@abhyas/contract/rich-text';
import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { newId } from '../kernel/ids.ts';
import type { Person } from './person.ts';
import type { TestInstitute } from './world.ts';

/** A single-correct question whose right answer is option `right`, 1 to 4. */
export function aSingle(stem: string, knowledgeAreaId: string, right = 1): QuestionDraft {
  return {
    type: 'SINGLE',
    difficulty: 1,
    knowledgeAreaId,
    pastExams: [],
    content: {
      en: {
        stem: fromSource(stem),
        options: ['one', 'two', 'three', 'four'].map(fromSource),
        explanation: fromSource('Because.'),
      },
    },
    key: { kind: 'choice', accepted: [[right]] },
  };
}

/** Through the API: a question, a published paper with it, and a running attempt; the ids by the names of path parameters. */
export async function somePublishedPaper(_at: TestInstitute, teacher: Person, student: Person) {
  const area = await teacher.api.taxonomy.createKnowledgeArea({
    body: { name: `Area ${newId()}`, subject: 'physics', parentId: null },
  });
  const { questionId } = await teacher.api.questions.createQuestion({ body: aSingle(`Stem ${newId()}`, area.id) });
  const { paperId } = await teacher.api.assessments.createPaper({ body: { title: 'A paper' } });
  const paper = await teacher.api.assessments.showPaper({ params: { paperId } });
  const [section] = paper.draft.sections;
  const draft = { ...paper.draft, sections: [{ ...section!, questionIds: [questionId] }] };
  const saved = await teacher.api.assessments.savePaper({
    params: { paperId },
    body: { revision: paper.revision, draft },
  });
  await teacher.api.assessments.publishPaper({ params: { paperId }, body: { revision: saved.revision } });
  const { attemptId } = await student.api.assessments.startAttempt({ params: { paperId } });
  const { id: importId } = await teacher.api.questions.uploadImport({
    query: { fileName: 'rows.csv' },
    file: Buffer.from('Question,Difficulty level\nx,Easy\n'),
  });
  return { questionId, paperId, attemptId, importId };
}
