import { z } from 'zod';
import { get } from '../endpoint.ts';
import { id, language, whole } from '../shapes.ts';
import { accountInformation } from '../identity/sign-in.ts';

/** Spec §3: the student profile. */
export const profile = z.object({
  account: accountInformation,
  selectedExam: z.array(
    z.object({
      id: whole,
      name: z.string(),
      infinityPass: z.array(z.object({ id })),
      supportSmartLearning: z.boolean(),
    }),
  ),
  standard: z.object({ id: whole, name: z.string() }).nullable(),
  targetYear: whole.nullable(),
  languages: z.array(language),
  'subscription-data': z.object({ status: z.array(z.object({ subscriptionId: id })) }),
  vedantuId: z.string().nullable(),
});
export type Profile = z.infer<typeof profile>;

export const learners = {
  showProfile: get('/api/profile', {
    summary: 'Profile of the signed-in person: exams, standard and target year',
    access: 'signedIn',
    reply: profile,
  }),
};
