import type { LoginReply } from '@abhyas/contract/identity/sign-in';
import { Connection, requestText } from './connection.ts';
import type { LoadResult, SitJob } from './jobs.ts';
import { resultOf } from './result-of.ts';

const SAVES = 30;

/** Whole attempts, one after the other on each connection; counted are those that ended within the time. */
export async function sitAttempts(job: SitJob): Promise<LoadResult> {
  const times: number[] = [];
  const cpu = process.cpuUsage();
  const begun = performance.now();
  const until = begun + job.seconds * 1000;
  let next = 0;
  const sitOn = async (place: number) => {
    const connection = new Connection(job.ports[place % job.ports.length] ?? 0, (error) => {
      throw error;
    });
    for (let start = performance.now(); start < until; start = performance.now()) {
      const student = job.students[next++];
      if (!student) throw new Error('There are not enough students for so many attempts.');
      await sitOnce(connection, student, job);
      if (performance.now() <= until) times.push(performance.now() - start);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: job.connections }, (_, place) => sitOn(place)));
  return { ...resultOf(times, begun, cpu), seconds: job.seconds };
}

type Student = SitJob['students'][number];

/** Sign in, start, sit down, answers one by one, submit, result: what a console does, without its pauses. */
async function sitOnce(
  connection: Connection,
  { host, address, email, password }: Student,
  { paperId, questionIds }: SitJob,
): Promise<void> {
  const headers = { host, 'x-forwarded-for': address };
  const form = new URLSearchParams({
    grant_type: 'password',
    username: email,
    password,
    tncAgreed: 'true',
    client_id: 'app',
  }).toString();
  const typed = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  const { access_token: token } = (await ask(
    connection,
    requestText('POST', '/api/oauth/token', typed, form),
  )) as LoginReply;
  const asStudent = { ...headers, authorization: `Bearer ${token}` };
  const post = async <T>(path: string, body: object) => {
    const reply = await ask(
      connection,
      requestText('POST', path, { ...asStudent, 'content-type': 'application/json' }, JSON.stringify(body)),
    );
    return (reply as { responseObject: T }).responseObject;
  };
  const { attemptId } = await post<{ attemptId: string }>(`/api/student/papers/${paperId}/attempts`, {});
  const attempt = `/api/attempts/${attemptId}`;
  const { seat } = await post<{ seat: number }>(`${attempt}/seats`, {});
  for (let sequence = 1; sequence <= SAVES; sequence++) {
    const answer = { response: { options: [1 + (sequence % 4)] }, review: false, seconds: sequence };
    await post(`${attempt}/answers`, {
      seat,
      writes: [{ sequence, questionId: questionIds[sequence % questionIds.length], kind: 'answer', answer }],
    });
  }
  await post(`${attempt}/submit`, { seat, lastSequence: SAVES });
  await ask(connection, requestText('GET', `${attempt}/result`, asStudent));
}

function ask(connection: Connection, request: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    connection.send(request, (status, body) => {
      if (status === 200) resolve(JSON.parse(Buffer.from(body, 'latin1').toString('utf8')));
      else
        reject(
          new Error(`${request.slice(0, request.indexOf(' HTTP'))} was answered with ${status}: ${body.slice(0, 300)}`),
        );
    });
  });
}
