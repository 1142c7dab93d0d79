import type { Context } from '../../../kernel/context.ts';

export const READ_JOB = 'questions.read_import';
export const COMMIT_JOB = 'questions.commit_import';
export const RESUME_JOB = 'questions.resume_imports';
export const SWEEP_JOB = 'questions.sweep_imports';

/** Imports of one institute run one after the other; those of others do not wait for them. */
export const importQueue = ({ instituteId }: Pick<Context, 'instituteId'>): string => `imports:${instituteId}`;
