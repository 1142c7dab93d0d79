import type { VariantReport } from '@abhyas/contract/questions/variants';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, query } from '../../../../lib/api.ts';
import { contentOf, hasHindi, keyOf, type QuestionForm } from '../form/question-form.ts';
import { writeVariables } from './variables-form.ts';

/** So many samples come at once. */
export const SAMPLES = 6;

export interface VariantTrial {
  /** Nothing while the variables are not complete, or the question has none. */
  readonly report: VariantReport | undefined;
  readonly error: Error | null;
  /** What is shown belongs to words that were typed a moment ago. */
  readonly waiting: boolean;
}

/** What a thousand variants of the form come out as, asked of the server once the typing rests. `from`: number of the first sample. */
export function useVariantReport(form: QuestionForm, from: number): VariantTrial {
  const [rested] = useDebouncedValue(form, 500);
  const body = useMemo(() => bodyOf(rested), [rested]);
  const asked = useQuery({
    ...query(api.questions.tryVariants, { body: { ...(body ?? nothing), from } }, { quiet: true }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  return {
    report: body && asked.data,
    error: body ? asked.error : null,
    waiting: body !== undefined && (rested !== form || asked.isFetching),
  };
}

function bodyOf(form: QuestionForm) {
  const { variables } = writeVariables(form.type, form.variables);
  if (!variables) return undefined;
  const content = { en: contentOf(form, 'en'), ...(hasHindi(form) && { hi: contentOf(form, 'hi') }) };
  return { type: form.type, content, variables, key: keyOf(form).key ?? null };
}

const blank = { type: 'doc' as const, content: [] };
const nothing = {
  type: 'SINGLE' as const,
  content: { en: { stem: blank, options: [], explanation: blank } },
  variables: { variables: [], values: [], constraints: [] },
  key: null,
};
