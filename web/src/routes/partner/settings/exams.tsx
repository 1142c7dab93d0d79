import { createFileRoute } from '@tanstack/react-router';
import { ExamDatesSection } from '../../../features/taxonomy/exam-dates/exam-dates-section.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/settings/exams')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.taxonomy.listExamDates)),
  component: ExamDatesSection,
});
