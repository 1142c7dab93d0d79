import type { Context } from '../../../kernel/context.ts';
import { countStudentAccounts, listByRole, listNames } from './accounts.store.ts';

export const fullName = (row: { readonly first_name: string; readonly last_name: string }) =>
  `${row.first_name} ${row.last_name}`.trim();

/** Names and e-mails of people, by account id. */
export async function namesOf(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, { name: string; email: string }>> {
  if (ids.length === 0) return new Map();
  return new Map((await listNames(ctx, ids)).map((row) => [row.id, { name: fullName(row), email: row.email }]));
}

export interface Teacher {
  readonly id: string;
  readonly name: string;
  readonly subjects: string[];
  readonly photoMediaId: string | null;
}
/** The institute's teachers, by name. */
export async function listTeachers(ctx: Context): Promise<Teacher[]> {
  return (await listByRole(ctx, 'teacher')).map((row) => ({
    id: row.id,
    name: fullName(row),
    subjects: row.teaches,
    photoMediaId: row.photo_media_id,
  }));
}

export const countStudents = (ctx: Context): Promise<number> => countStudentAccounts(ctx);
