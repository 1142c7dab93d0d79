import { createServer } from 'node:http';
import pg from 'pg';

/*
 * One attempt by id with a bare handler: the same two SELECTs as the real endpoint on as many connections, bound to the
 * institute when they are opened; no token, no guard, no validation, no limits.
 */
const { PORT, DATABASE_URL, INSTITUTE_ID: institute = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16, options: `-c app.institute_id=${institute}` });
const ATTEMPT =
  'select *, extract(epoch from grace)::int as grace_seconds from attempts where institute_id = $1 and id = $2';
const ANSWERS =
  'select question_id, kind, seat, sequence, answer from responses where institute_id = $1 and attempt_id = $2';

interface AttemptRow {
  readonly id: string;
  readonly state: string;
  readonly seat: number;
  readonly deadline: Date;
  readonly grace_seconds: number;
}
interface AnswerRow {
  readonly question_id: string;
  readonly kind: string;
  readonly seat: number;
  readonly sequence: number;
  readonly answer: unknown;
}

async function read(id: string): Promise<string> {
  const {
    rows: [attempt],
  } = await pool.query<AttemptRow>(ATTEMPT, [institute, id]);
  const { rows: answers } = await pool.query<AnswerRow>(ANSWERS, [institute, id]);
  if (!attempt) throw new Error(`there is no attempt ${id}`);
  return JSON.stringify({
    responseCode: 0,
    responseObject: {
      attemptId: attempt.id,
      state: attempt.state,
      seat: attempt.seat,
      deadline: attempt.deadline.toISOString(),
      graceSeconds: attempt.grace_seconds,
      now: new Date().toISOString(),
      answers: answers.map(({ question_id: questionId, kind, seat, sequence, answer }) => ({
        questionId,
        kind,
        seat,
        sequence,
        answer,
      })),
    },
  });
}

createServer((request, response) => {
  read(request.url?.split('/').at(-1) ?? '').then(
    (body) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body),
    (error: Error) =>
      response.writeHead(500, { 'content-length': Buffer.byteLength(error.message) }).end(error.message),
  );
}).listen(Number(PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
