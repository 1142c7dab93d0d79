import type { AnswerWrite, SavedAnswer, WriteVerdict } from '@abhyas/contract/assessments/shapes';
import type { EventRow, Evidence, MarkedRow } from './oracle.ts';
import type { Reply, Sent } from './proxy.ts';
import type { Room } from './room.ts';
import type { Notebook } from './typed.ts';

/** Writes down what a server acknowledged, from its reply itself. */
export function hearAcknowledgements(notebook: Notebook, { url, body }: Sent, reply: Reply): void {
  if (reply.status !== 200 || !url.endsWith('/answers')) return;
  const { seat, writes } = JSON.parse(body.toString('utf8')) as { seat: number; writes: AnswerWrite[] };
  const { responseObject } = JSON.parse(reply.body.toString('utf8')) as {
    responseObject: { verdicts: WriteVerdict[] };
  };
  for (const [place, write] of writes.entries()) {
    notebook.acknowledged.push({ seat, write, verdict: responseObject.verdicts[place] ?? 'refused' });
  }
}

interface AttemptRow {
  readonly state: string;
  readonly seat: number;
  readonly ended_by: string | null;
  readonly last_sequence: number | null;
  readonly last_moment: Date;
  readonly section_moments: readonly Date[] | null;
  readonly marks: number | null;
  readonly answers: MarkedRow[] | null;
}

/** Reads what the database holds about an attempt, past every rule of the server. */
export async function gather(room: Room, attemptId: string, notebook: Notebook, refused: number): Promise<Evidence> {
  const [attempt] = await room.sql<AttemptRow>(
    `select a.state, a.seat, a.ended_by, a.last_sequence, a.deadline + a.grace as last_moment,
       (select array_agg(e + a.grace order by e) from unnest(a.section_ends) e) as section_moments, r.marks, r.answers
     from attempts a left join results r on r.institute_id = a.institute_id and r.attempt_id = a.id where a.id = $1`,
    [attemptId],
  );
  const events = await room.sql<EventRow>(
    `select seat, sequence, question_id as "questionId", kind, answer, late, saved_at as "savedAt" from response_events where attempt_id = $1`,
    [attemptId],
  );
  const words = await room.sql<{ questionId: string; seat: number; sequence: number; answer: SavedAnswer }>(
    `select question_id as "questionId", seat, sequence, answer from responses where attempt_id = $1 and kind = 'answer'`,
    [attemptId],
  );
  const seen = await room.sql<{ id: string; times: number }>(
    `select h.question_id as id, h.times_seen as times from answer_history h
     join attempts a on a.institute_id = h.institute_id and a.account_id = h.account_id where a.id = $1`,
    [attemptId],
  );
  if (!attempt) throw new Error(`Attempt ${attemptId} is gone.`);
  return {
    state: attempt.state,
    endedBy: attempt.ended_by,
    seat: attempt.seat,
    lastSequence: attempt.last_sequence,
    lastMoment: attempt.last_moment,
    sectionMoments: attempt.section_moments,
    sections: room.sections,
    typed: notebook.typed,
    acknowledged: notebook.acknowledged,
    submitted: notebook.submitted,
    refused,
    events,
    words,
    marks: attempt.marks ?? undefined,
    marked: attempt.answers ?? [],
    seen: new Map(seen.map(({ id, times }) => [id, times])),
    keys: room.keys,
  };
}
