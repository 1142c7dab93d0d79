import type { Difficulty, QuestionType } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, query } from '../../../../lib/api.ts';
import { useAskedBefore } from './use-asked-before.ts';

export interface KnownQuestion {
  readonly stem: RichTextDoc;
  readonly type: QuestionType;
}

export interface QuestionFacts {
  readonly number: number;
  readonly difficulty: Difficulty;
  readonly knowledgeAreaId: string;
  readonly pastExams: readonly string[];
  readonly expectedSeconds: number | null;
  readonly groupId: string | null;
}

function useQuestionFacts(questionIds: readonly string[]): ReadonlyMap<string, QuestionFacts> {
  const body = { questionIds: questionIds.toSorted() };
  const { data } = useQuery({
    queryKey: [...api.questions.listQuestionFacts.key, body],
    queryFn: ({ signal }) => api.questions.listQuestionFacts({ body }, { signal, quiet: true }),
    enabled: questionIds.length > 0,
    placeholderData: keepPreviousData,
  });
  return new Map(data?.rows.map((row) => [row.id, row]));
}

/** What is known of the questions of a paper: from the preview of its draft, and of those picked since it was saved. */
export function useKnownQuestions(paperId: string, questionIds: readonly string[]) {
  const sheet = useQuery({ ...query(api.assessments.previewPaper, { params: { paperId } }), staleTime: 60_000 });
  const facts = useQuestionFacts(questionIds);
  const records = useAskedBefore(paperId, questionIds);
  const [picked, setPicked] = useState<ReadonlyMap<string, KnownQuestion>>(new Map());
  const fromSheet = new Map(
    sheet.data?.sections.flatMap(({ questions }) =>
      questions.map(({ id, type, content }) => [id, { type, stem: content.en.stem }] as const),
    ),
  );
  return {
    /** Difficulty, area, expected time and group of the questions in the paper, as far as they have arrived. */
    facts,
    /** What published tests did with them. */
    records,
    find: (questionId: string): KnownQuestion | undefined => picked.get(questionId) ?? fromSheet.get(questionId),
    /** False while it is not sure yet that an unknown question is gone. */
    complete: sheet.data !== undefined && !sheet.isFetching,
    error: sheet.isError ? sheet.error : undefined,
    retry: () => void sheet.refetch(),
    remember(rows: readonly (KnownQuestion & { readonly id: string })[]) {
      setPicked((before) => new Map([...before, ...rows.map(({ id, stem, type }) => [id, { stem, type }] as const)]));
    },
  };
}

export type KnownQuestions = ReturnType<typeof useKnownQuestions>;
