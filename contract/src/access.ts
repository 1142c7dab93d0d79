/** The areas that guards know (spec §2, §6). */
export type Area = 'student' | 'partner' | 'testGeneration' | 'manage' | 'employees';

/** The eleven optional features of an institute (spec §3). */
export const allowedItems = [
  'marketPlace',
  'explore',
  'referAndEarn',
  'infinityPass',
  'intercom',
  'signUp',
  'forgetPassword',
  'changePassword',
  'facebookLogin',
  'footer',
  'leadersBoard',
] as const;
export type AllowedItem = (typeof allowedItems)[number];

/** What a role may do; a role is a named set of these, per institute. */
export const capabilities = [
  'questions.read',
  'questions.write',
  'questions.export',
  'questions.review',
  'papers.write',
  'papers.publish',
  'attempts.sit',
  'attempts.invigilate',
  'courses.read',
  'courses.write',
  'courses.publish',
  'courses.moderate',
  'courses.study',
  'results.read',
  'media.write',
  'settings.read',
  'settings.write',
  'domains.write',
  'sales.read',
  'sales.write',
  'bankDetails.write',
  'bankDetails.approve',
  'people.read',
  'people.write',
  'people.block',
  'people.impersonate',
  'roles.write',
  'cohorts.read',
  'cohorts.write',
  'flashcards.write',
  'audit.read',
  'guardian',
] as const;
export type Capability = (typeof capabilities)[number];

/**
 * Who may call an endpoint. `public`: anybody. `signedIn`: any account of the institute. Otherwise an area (its flag in
 * the institute's settings and the matching role code) and, where given, a capability of the caller's role.
 * `item`: the endpoint exists only where the institute allows that item.
 */
export type Access =
  | 'public'
  | 'signedIn'
  | { readonly area: Area; readonly can?: Capability; readonly item?: AllowedItem }
  | { readonly item: AllowedItem; readonly signedIn: boolean };

/** Access for a student, with a capability. */
export const student = (can?: Capability): Access => ({ area: 'student', ...(can && { can }) });
/** Access for a partner's staff, with a capability. */
export const partner = (can?: Capability): Access => ({ area: 'partner', ...(can && { can }) });
/** Access where the institute allows an optional item. */
export const allowed = (item: AllowedItem, signedIn = false): Access => ({ item, signedIn });
