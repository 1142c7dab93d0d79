import { isStudent, useMe } from '../../../lib/session.ts';

/** Papers of the home lead to the student area: visitors go there by way of login, staff have no business in it. */
export function useMaySit(): boolean {
  const me = useMe();
  return !me || isStudent(me);
}
