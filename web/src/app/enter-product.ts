import { notFound, type ParsedLocation, rootRouteId } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { api, query } from '../lib/api.ts';
import { mayEnter } from '../lib/areas.ts';
import { institute } from '../lib/institute.ts';
import { isGuardian, session } from '../lib/session.ts';
import { enter } from './enter.ts';
import { preparedGuard, signedInGuard } from './guards.ts';

/** The exam whose tests an address names, and as whom they are read. Throws where there is no such exam, and leads whoever may not enter elsewhere. */
export async function enterProduct(queryClient: QueryClient, location: ParsedLocation, product: string) {
  const exams = await queryClient.ensureQueryData(query(api.taxonomy.listExams));
  const exam = exams.find(({ code }) => code.toLowerCase() === product.toLowerCase());
  if (!exam) throw notFound({ routeId: rootRouteId });
  await enter(signedInGuard)({ location });
  const as = reader();
  if (as === 'student') await enter(preparedGuard)({ location });
  return { exam, as };
}

/** As whom somebody reads the tests of an exam. */
function reader(): 'student' | 'guardian' | 'staff' {
  const [settings, me] = [institute.find(), session.find()];
  if (settings && me && mayEnter('student', settings, me)) return 'student';
  return me && isGuardian(me) ? 'guardian' : 'staff';
}
