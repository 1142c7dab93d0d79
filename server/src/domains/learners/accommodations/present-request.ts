import type { AccommodationRequest } from '@abhyas/contract/learners/accommodations';
import type { RequestRow } from './requests.store.ts';

type Names = ReadonlyMap<string, { readonly name: string; readonly email: string }>;

/** A request as its student and the staff see it. */
export function presentRequest(row: RequestRow, names: Names): AccommodationRequest {
  const student = names.get(row.account_id);
  return {
    requestId: row.id,
    student: { id: row.account_id, name: student?.name ?? '', email: student?.email ?? '' },
    asked: { percent: row.extra_time_percent, minutes: row.extra_time_minutes },
    reason: row.reason,
    state: row.state as AccommodationRequest['state'],
    answer: row.answer,
    askedAt: row.asked_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by === null ? null : (names.get(row.decided_by)?.name ?? null),
  };
}
