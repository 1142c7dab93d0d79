import type { AccommodationRequest } from '@abhyas/contract/learners/accommodations';
import type { RequestRow } from './requests.store.ts';

type Names = ReadonlyMap<string, { readonly name: string; readonly email: string }>;

/** A request as its student and the staff see it. */
export function presentRequest(row: RequestRow, names: Names): AccommodationRequest {
  const student = names.get(row.accountId);
  return {
    requestId: row.id,
    student: { id: row.accountId, name: student?.name ?? '', email: student?.email ?? '' },
    asked: { percent: row.extraTimePercent, minutes: row.extraTimeMinutes },
    reason: row.reason,
    state: row.state,
    answer: row.answer,
    askedAt: row.askedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy === null ? null : (names.get(row.decidedBy)?.name ?? null),
  };
}
