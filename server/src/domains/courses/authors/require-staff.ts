import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { contactsOf } from '../../identity/index.ts';

/** COURSE_TEACHER_UNKNOWN unless all of these are staff who may sign in. */
export async function requireStaff(ctx: Context, accountIds: readonly string[]): Promise<void> {
  const contacts = await contactsOf(ctx, accountIds);
  for (const id of accountIds) {
    const contact = contacts.get(id);
    if (contact?.kind !== 'staff' || !contact.active) fail('COURSE_TEACHER_UNKNOWN');
  }
}
