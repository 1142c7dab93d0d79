import { fromSource } from '@abhyas/contract/rich-text';
import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import type { Browser } from 'playwright-core';
import { absoluteFigure } from '../figures.ts';
import moodle from '../moodle.json' with { type: 'json' };
import { noChromium, openBrowser, type Transfer, watchTransfers } from '../rig/browser.ts';
import { demoRows } from '../rig/demo-rows.ts';
import { publishPaper, someArea, writeQuestions } from '../rig/paper.ts';
import { type Account, PASSWORD } from '../rig/school.ts';
import { clientOf, signIn } from '../rig/sign-in.ts';
import type { Stage } from '../rig/stage.ts';
import type { Measure } from './measure.ts';

const QUESTIONS = 90;
const id = 'S5';
const what = 'test console, cold, 90 questions with math, each looked at: everything transferred';

/** S5: a student who is signed in opens the console with an empty cache and goes through all questions. */
export const consolePage: Measure = async (stage) => {
  const browser = await openBrowser();
  if (!browser) return [{ id, what, skipped: noChromium }];
  try {
    const { account, attemptId } = await beginAttempt(stage);
    const { port } = await stage.server();
    const all = await openConsole(browser, `http://${account.host}:${port}`, account, attemptId);
    const [saves, transfers] = [all.filter(isSave), all.filter((transfer) => !isSave(transfer))];
    const bytes = transfers.reduce((sum, transfer) => sum + transfer.bytes, 0);
    const notes = [
      partsOf(transfers),
      `heaviest: ${heaviest(transfers)}`,
      `apart, the saves on the way: ${partsOf(saves)}`,
      `Moodle's page of 30 questions: ${moodle.questionPageKiB} KiB`,
    ];
    return [absoluteFigure({ id, what, unit: 'kB', most: 350, notes }, [bytes / 1000])];
  } finally {
    await browser.close();
  }
};

/** A paper of the demo bank's questions with formulas, and a running attempt at it. */
async function beginAttempt(stage: Stage): Promise<{ account: Account; attemptId: string }> {
  const registry = await stage.registry();
  const { port } = await stage.server();
  const school = stage.schools[0]!;
  const teacher = await stage.teacher(school);
  const area = await someArea(teacher);
  const rows = (await demoRows()).filter((row) => row.question.includes('$') && row.options.length === 4);
  const drafts = Array.from({ length: QUESTIONS }, (_, i): QuestionDraft => {
    const { question, options, explanation } = rows[i % rows.length]!;
    const content = {
      stem: fromSource(i < rows.length ? question : `${question} (${i})`),
      options: options.map(fromSource),
      explanation: fromSource(explanation),
    };
    return {
      type: 'SINGLE',
      difficulty: 1,
      knowledgeAreaId: area,
      pastExams: [],
      content: { en: content },
      key: { kind: 'choice', accepted: [[1]] },
    };
  });
  const { paperId } = await publishPaper(teacher, await writeQuestions(teacher, drafts));
  const [account] = await registry.people(school, 'student', 1);
  const student = clientOf(port, await signIn(port, account!));
  const { attemptId } = await student.api.assessments.startAttempt({ params: { paperId } });
  return { account: account!, attemptId };
}

async function openConsole(
  browser: Browser,
  origin: string,
  { email }: Account,
  attemptId: string,
): Promise<readonly Transfer[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const door = await context.newPage();
  await door.goto(`${origin}/livez`);
  await door.evaluate(signInHere, { email, password: PASSWORD });
  await door.close();
  const page = await context.newPage();
  const transfers = await watchTransfers(page);
  await page.goto(`${origin}/student/attempts/${attemptId}`, { waitUntil: 'networkidle' });
  const next = page.getByRole('button', { name: /save & next/i });
  for (let question = 0; question < QUESTIONS; question++) await next.click();
  await page.waitForLoadState('networkidle');
  await context.close();
  return transfers;
}

/** Runs in the page: the browser keeps the refresh cookie, as after a real sign-in. */
async function signInHere({ email, password }: { email: string; password: string }): Promise<void> {
  const body = new URLSearchParams({ grant_type: 'password', username: email, password, tncAgreed: 'true' });
  const reply = await fetch('/api/oauth/token', {
    method: 'POST',
    body,
    headers: { authorization: `Basic ${btoa('web:')}` },
  });
  if (!reply.ok) throw new Error(await reply.text());
}

const isSave = ({ url }: Transfer) => url.endsWith('/answers');

const heaviest = (transfers: readonly Transfer[]) =>
  transfers
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 8)
    .map(({ url, bytes }) => `${new URL(url).pathname.split('/').at(-1)} ${(bytes / 1000).toFixed(0)}`)
    .join(', ');

/** Kilobytes by kind, the heaviest first. */
function partsOf(transfers: readonly Transfer[]): string {
  const kinds = Map.groupBy(transfers, ({ type }) => type);
  const sums = [...kinds].map(([type, all]) => ({
    type,
    count: all.length,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  }));
  return sums
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ type, count, bytes }) => `${type} ${(bytes / 1000).toFixed(0)} kB (${count})`)
    .join(', ');
}
