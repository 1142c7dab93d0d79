/** The role of who answers for a minor; the same in every institute. */
export const GUARDIAN_ROLE = 'guardian';
