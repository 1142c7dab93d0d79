import { runInChild } from '../../../../kernel/child-process/run-in-child.ts';
import { PrintError } from '../../../../kernel/printing/print-page.ts';
import type { PageTask } from './compose-page.ts';

const LIMITS = { milliseconds: 60_000, memoryMb: 700 } as const;
const module = new URL('./compose-work.ts', import.meta.url);

/** Composes a page in a process of its own: thousands of formulas are set there while everybody else has the processor. */
export async function composeInChild(task: PageTask): Promise<string> {
  for await (const html of runInChild<string>(module, task, LIMITS, (end) => new PrintError(end))) return html;
  throw new PrintError('broken');
}
