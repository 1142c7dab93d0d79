import type { QueryClient } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';
import { showAsNeeded } from '../display/show-as-needed.ts';

/** The student area opens only after the profile and the exam list came (spec §2); asked once, then known. */
export async function loadStudentArea(queryClient: QueryClient): Promise<void> {
  const [profile] = await Promise.all([
    queryClient.ensureQueryData(query(api.learners.showProfile)),
    queryClient.ensureQueryData(query(api.taxonomy.listExams)),
  ]);
  showAsNeeded(profile.display);
}
