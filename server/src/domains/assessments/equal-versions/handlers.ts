import type { api } from '@abhyas/contract';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { declareDifferent, declareEqual } from './declare-equal.ts';
import { listPaperVersions } from './list-paper-versions.ts';

type Names = 'listPaperVersions' | 'declareEqual' | 'declareDifferent';

/** Endpoints of the versions of a paper. */
export const equalVersionHandlers: Pick<Handlers<typeof api.assessments>, Names> = {
  listPaperVersions,
  declareEqual,
  declareDifferent,
};
