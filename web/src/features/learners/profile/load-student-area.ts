import type { QueryClient } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';

/** The student area opens only after the profile and the exam list came (spec §2); asked once, then known. */
export async function loadStudentArea(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(query(api.learners.showProfile)),
    queryClient.ensureQueryData(query(api.taxonomy.listExams)),
  ]);
}
