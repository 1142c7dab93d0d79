import type { Context } from '../../../kernel/context.ts';

type Port = (ctx: Context, examId: number) => Promise<string[]>;
let port: Port = async () => [];

/** The higher domain learners says here who has chosen an exam. */
export function registerLearnersOfExam(given: Port): void {
  port = given;
}

export const learnersOfExam: Port = (ctx, examId) => port(ctx, examId);
