import { leadOf } from '@abhyas/contract/questions/question-types';
import {
  difficultyCodes,
  type DifficultyName,
  type Question,
  type QuestionRow,
  type QuestionType,
} from '@abhyas/contract/questions/shapes';
import { imagesOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import type { Actor } from '../../../kernel/context.ts';
import type { Area } from '../../taxonomy/index.ts';
import { canEdit } from '../policies.ts';
import type { QuestionLine } from './list.store.ts';
import type { StoredQuestion } from './questions.store.ts';

export function presentLine(line: QuestionLine, areas: ReadonlyMap<string, Area>): QuestionRow {
  return {
    id: line.id,
    number: line.number,
    version: line.version,
    type: line.type as QuestionType,
    difficulty: difficultyCodes[line.difficulty as DifficultyName],
    status: line.status as QuestionRow['status'],
    stem: line.stem,
    knowledgeArea: presentAreaOf(line.knowledge_area_id, areas),
    languages: line.languages as QuestionRow['languages'],
    pastExams: line.past_exams,
    expectedSeconds: line.expected_seconds,
    groupId: line.group_id,
    removed: line.removed,
    updatedAt: line.updated_at.toISOString(),
  };
}

export function presentQuestion(
  question: StoredQuestion,
  areas: ReadonlyMap<string, Area>,
  images: Question['images'],
  actor: Actor,
): Question {
  const { en, hi, variables, key } = question;
  return {
    id: question.id,
    number: question.number,
    version: question.version,
    keyVersion: question.keyVersion,
    type: question.type,
    difficulty: difficultyCodes[question.difficulty],
    status: question.status,
    stem: leadOf(en),
    knowledgeArea: presentAreaOf(question.knowledgeAreaId, areas),
    languages: hi ? ['en', 'hi'] : ['en'],
    pastExams: question.pastExams,
    expectedSeconds: question.expectedSeconds,
    groupId: question.groupId,
    removed: question.removed,
    updatedAt: question.updatedAt.toISOString(),
    tags: question.tags,
    key,
    content: { en, ...(hi && { hi }) },
    ...(variables && { variables }),
    images,
    can: { edit: canEdit(actor) && !question.removed, archive: canEdit(actor) },
  };
}

function presentAreaOf(id: string, areas: ReadonlyMap<string, Area>): QuestionRow['knowledgeArea'] {
  const area = areas.get(id)!;
  return { id, name: area.name, subject: area.subject };
}

/** Media ids of every picture in these documents. */
export function mediaIn(docs: Iterable<RichTextDoc>): string[] {
  return [...docs].flatMap((doc) => imagesOf(doc).map(({ attrs }) => attrs.mediaId));
}
