import type { BroadcastPlace } from '@abhyas/contract/engagement/broadcast-words';
import type { BroadcastDraft } from '@abhyas/contract/engagement/broadcasts';
import type { Context } from '../../../kernel/context.ts';
import { batchesOfEach, listMembersOf } from '../../cohorts/index.ts';
import { accountIdsOfRole, type Contact, contactsOf, guardiansOfStudents } from '../../identity/index.ts';
import { settingsOf } from '../../tenancy/index.ts';

/** Somebody who gets a broadcast, with what the words can name of them. */
export interface Reader {
  readonly contact: Contact;
  readonly kind: 'student' | 'guardian';
  readonly values: Readonly<Record<BroadcastPlace, string>>;
}

type Whom = Pick<BroadcastDraft, 'everyone' | 'batchIds' | 'students' | 'guardians'>;

/** Everybody a broadcast is for, each once and by name; who may not sign in is left out. */
export async function audienceOf(ctx: Context, whom: Whom): Promise<Reader[]> {
  const { everyone, batchIds, students, guardians } = whom;
  const chosen = everyone
    ? await accountIdsOfRole(ctx, 'student')
    : (await listMembersOf(ctx, batchIds)).map(({ accountId }) => accountId);
  const studentIds = [...new Set(chosen)];
  const links = guardians ? await guardiansOfStudents(ctx, studentIds) : [];
  const contacts = await contactsOf(ctx, [...new Set([...studentIds, ...links.map(({ guardianId }) => guardianId)])]);
  const batches = await batchesOfEach(ctx, studentIds);
  const institute = (await settingsOf(ctx.instituteId))?.name ?? '';
  const children = Map.groupBy(links, ({ guardianId }) => guardianId);

  const readerOf = (id: string, kind: Reader['kind'], ofStudents: readonly string[]): Reader[] => {
    const contact = contacts.get(id);
    if (!contact?.active) return [];
    const named = ofStudents.map((one) => contacts.get(one)?.name ?? '').filter((name) => name !== '');
    const inBatches = ofStudents.flatMap((one) => batches.get(one) ?? []);
    const ofThese = everyone ? inBatches : inBatches.filter((one) => batchIds.includes(one.id));
    const batch = [...new Set(ofThese.map(({ name }) => name))].join(', ');
    return [{ contact, kind, values: { name: contact.name, student: named.join(', '), batch, institute } }];
  };
  return [
    ...(students ? studentIds.flatMap((id) => readerOf(id, 'student', [id])) : []),
    ...[...children].flatMap(([id, of]) =>
      readerOf(
        id,
        'guardian',
        of.map(({ studentId }) => studentId),
      ),
    ),
  ].toSorted((one, other) => one.contact.name.localeCompare(other.contact.name));
}
