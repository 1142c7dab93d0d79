import type { TransactionContext } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';

type BookAction =
  | 'book.created'
  | 'book.updated'
  | 'book.archived'
  | 'book.restored'
  | 'book.published'
  | 'book.line_added'
  | 'book.questions_added'
  | 'book.line_changed'
  | 'book.ordered'
  | 'book.line_removed'
  | 'book.codes_taken'
  | 'book.offered'
  | 'book.taken_up'
  | 'book.licensed'
  | 'book.licence_ended'
  | 'book.synced';

/** Everything that is done to a book stands in the institute's log. */
export const recordBook = (
  tx: TransactionContext,
  { id, title }: { readonly id: string; readonly title: string },
  action: BookAction,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> => record(tx, { action, subjectKind: 'book', subjectId: id, details: { title, ...details } });
