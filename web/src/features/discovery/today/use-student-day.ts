import { useQuery } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';
import { can, useMe } from '../../../lib/session.ts';

/** Tests that wait, days in a row, days until the exams; nothing for whoever may sit no tests. It is asked for again when the page is looked at again. */
export function useStudentDay() {
  const me = useMe();
  return useQuery({
    ...query(api.discovery.showDay, {}, { quiet: true }),
    enabled: can(me, 'attempts.sit'),
  });
}
