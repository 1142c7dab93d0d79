import { z } from 'zod';
import { accountInformation } from '../identity/sign-in.ts';
import { get, post } from '../endpoint.ts';
import { id, language, text, whole } from '../shapes.ts';

/** How the pages look for a person who needs it so; everybody chooses for themselves. */
export const displayNeeds = z.object({ largeText: z.boolean(), reducedMotion: z.boolean() });
export type DisplayNeeds = z.infer<typeof displayNeeds>;

/** Spec §3: the student profile. */
export const profile = z.object({
  account: accountInformation,
  selectedExam: z.array(
    z.object({
      id: whole,
      name: z.string(),
      /** The plans for it that are open now. */
      infinityPass: z.array(z.object({ id })),
      supportSmartLearning: z.boolean(),
    }),
  ),
  standard: z.object({ id: whole, name: z.string() }).nullable(),
  targetYear: whole.nullable(),
  languages: z.array(language),
  display: displayNeeds,
  'subscription-data': z.object({ status: z.array(z.object({ subscriptionId: id })) }),
  /** By which the partner Vedantu knows the student; null: they are no student of it. */
  vedantuId: z.string().nullable(),
});
export type Profile = z.infer<typeof profile>;

/** A day of the calendar, e.g. `2009-05-31`. */
export const day = z.iso.date();

export const profiles = {
  showProfile: get('/api/profile', {
    summary: 'Profile of the signed-in person: exams, standard and target year',
    access: 'signedIn',
    reply: profile,
  }),
  updateProfile: post('/api/update-profile', {
    summary: 'Changes one’s name, languages, what one prepares for and how pages look; what is not sent stays',
    access: 'signedIn',
    body: z.object({
      firstname: text(80, 1).optional(),
      lastname: text(80).optional(),
      languages: z.array(language).min(1).max(2).optional(),
      /** Ids of exams. */
      exams: z.array(whole).min(1).max(10).optional(),
      standard: whole.optional(),
      targetYear: whole.optional(),
      birthDate: day.optional(),
      display: displayNeeds.optional(),
    }),
    reply: profile,
    errors: ['EXAM_UNKNOWN', 'STANDARD_UNKNOWN', 'TARGET_YEAR_UNKNOWN', 'BIRTH_DATE_IMPOSSIBLE'],
  }),
};
