import type { Context } from '../../../kernel/context.ts';

/** A call that stays open for long asks anew after so many milliseconds. */
const FRESH_FOR = 5000;
interface Kept {
  readonly since: number;
  readonly answers: Map<string, Map<string, boolean>>;
}
const perCall = new WeakMap<object, Kept>();

/** Calls have an address; jobs and start share one origin, so theirs are asked anew each time. */
const callOf = ({ origin }: Context): object | undefined => (origin.address === '' ? undefined : origin);

/**
 * What this call was told already of one question, by id; empty for what is no call, and in a transaction: what it wrote may be undone.
 */
export function answersOf(ctx: Context, question: string): Map<string, boolean> {
  const call = callOf(ctx);
  if (!call || ctx.db.isTransaction) return new Map();
  const now = ctx.clock.now().getTime();
  let kept = perCall.get(call);
  if (!kept || now - kept.since > FRESH_FOR) {
    kept = { since: now, answers: new Map() };
    perCall.set(call, kept);
  }
  const name = `${ctx.instituteId}:${question}`;
  const answers = kept.answers.get(name) ?? new Map<string, boolean>();
  kept.answers.set(name, answers);
  return answers;
}

/** A grant or a place changes in this call: it asks anew from here on. */
export function forgetAnswers(ctx: Context): void {
  const call = callOf(ctx);
  if (call) perCall.delete(call);
}
