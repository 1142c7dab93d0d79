import type { subjectNames as ofContract } from '@abhyas/contract/identity/people';

/** Subjects that a teacher may be named for; the type keeps them equal to the contract's. */
export const subjectNames: typeof ofContract = ['physics', 'chemistry', 'maths', 'biology'];
export type SubjectName = (typeof subjectNames)[number];
