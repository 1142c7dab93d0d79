import type { GroupStem } from '@abhyas/contract/questions/groups';
import type { TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { modernTex } from '../bank/check-question.ts';
import { readSource } from '../reading/read-source.ts';
import { type GroupedRow, insertMadeGroups, listGroupedRows } from './made-groups.store.ts';

/** So many questions a group holds. */
const MOST = 20;

/**
 * Puts what an import wrote into groups: rows that say the same title and passage share one, in the order of the file. Each row brought
 * pictures of its own, so that a passage is the same whatever its pictures are called.
 */
export async function writeGroups(tx: TransactionContext, importId: string): Promise<void> {
  const groups = new Map<string, { title: string; stem: GroupStem; questionIds: string[] }>();
  for (const row of await listGroupedRows(tx, importId)) {
    const { title, stem } = groupOf(row);
    const name = JSON.stringify([title, stem], (key, value: unknown) => (key === 'mediaId' ? undefined : value));
    const known = groups.get(name);
    if (known) known.questionIds.push(row.questionId);
    else groups.set(name, { title, stem, questionIds: [row.questionId] });
  }
  const whole = [...groups.values()].flatMap(({ questionIds, ...group }) =>
    Array.from({ length: Math.ceil(questionIds.length / MOST) }, (_, i) => ({
      ...group,
      id: newId(),
      questionIds: questionIds.slice(i * MOST, (i + 1) * MOST),
    })),
  );
  await insertMadeGroups(tx, importId, whole);
}

function groupOf({ group, title, passage }: GroupedRow): { title: string; stem: GroupStem } {
  if (group) {
    const { en, hi } = group.stem;
    return { title: group.title, stem: { en: modernTex(en), ...(hi && { hi: modernTex(hi) }) } };
  }
  const stem = { en: readSource('', passage).doc };
  return { title: (title || passage).trim().slice(0, 120).toWellFormed(), stem };
}
