import { actorOf, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { countKeysBy, type PaperQuestion } from '../../questions/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { type PaperVersion, questionsOf } from '../versions/paper-version.ts';

/**
 * Where the institute says so, whoever publishes a key is not who wrote it: KEYS_SAME_PERSON with how many of the keys that this
 * version brings are the publisher's own. Keys that the version before had already are published.
 */
export async function requireTwoPeople(
  tx: TransactionContext,
  questions: ReadonlyMap<string, PaperQuestion>,
  before: PaperVersion | undefined,
): Promise<void> {
  if (!(await rulesOf(tx.instituteId)).twoPersonKeys) return;
  const published = new Map(before && questionsOf(before).map(({ id, keyVersion }) => [id, keyVersion]));
  const fresh = [...questions.values()].filter(
    ({ questionId, keyVersion }) => published.get(questionId) !== keyVersion,
  );
  const keys = await countKeysBy(tx, actorOf(tx).accountId, fresh);
  if (keys > 0) fail('KEYS_SAME_PERSON', { keys });
}
