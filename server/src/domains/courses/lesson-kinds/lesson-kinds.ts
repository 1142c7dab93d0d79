import type { LessonThing } from '@abhyas/contract/courses/outline';
import type { LessonKind } from '@abhyas/contract/courses/shapes';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { port } from '../../../kernel/port.ts';

/** What a higher domain knows of a thing that is a lesson, for its authors. */
export interface DescribedThing extends LessonThing {
  /** How many things hinder its publishing. */
  readonly problems: number;
}
/** How a learner stands with a thing. */
export interface OpenedThing {
  readonly title: string;
  readonly questions: number;
  readonly minutes: number;
  /** Where the learner begins it, goes on or sees the result. */
  readonly path: string;
  readonly state: 'new' | 'running' | 'done';
  /** Best result in whole percent; null: none that may be seen yet. */
  readonly percent: number | null;
}
/** How a thing went, over all who finished it. */
export interface ThingFigures {
  readonly learners: number;
  /** Mean result in whole percent; null: nobody finished it. */
  readonly meanPercent: number | null;
  readonly passed: number;
}

/** What a higher domain says of a kind of lessons. */
export interface LessonKindPort {
  readonly kind: Extract<LessonKind, 'quiz' | 'paper'>;
  /** Those of these ids that exist. */
  readonly describe: (ctx: Context, ids: readonly string[]) => Promise<ReadonlyMap<string, DescribedThing>>;
  /** At most twenty that can be attached and whose title holds the words. */
  readonly find: (ctx: Context, words: string) => Promise<readonly LessonThing[]>;
  /** A new one made with its lesson; without it, it is chosen among those there are. */
  readonly create?: (tx: TransactionContext, title: string) => Promise<string>;
  /** For a copy of the lesson: a copy of its own, or the same again. */
  readonly copy: (tx: TransactionContext, id: string) => Promise<string>;
  /** No draft and no published course shows it any more. */
  readonly leave: (tx: TransactionContext, id: string) => Promise<void>;
  /** Its lesson was put back. */
  readonly comeBack: (tx: TransactionContext, id: string) => Promise<void>;
  readonly canAttach: (ctx: Context, id: string) => Promise<boolean>;
  /** Called with each publishing of a course that shows it. */
  readonly publish: (tx: TransactionContext, id: string) => Promise<void>;
  readonly open: (ctx: Context, accountId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, OpenedThing>>;
  readonly figures: (ctx: Context, ids: readonly string[]) => Promise<ReadonlyMap<string, ThingFigures>>;
  /** Plain JSON that `fromArchive` understands, in this institute or another. */
  readonly toArchive: (ctx: Context, id: string) => Promise<unknown>;
  readonly fromArchive: (tx: TransactionContext, archived: unknown) => Promise<string>;
}

export const lessonKinds = port<readonly LessonKindPort[]>('courses.lessonKinds');
/** The port of a kind that a higher domain owns; undefined: courses knows the kind itself. */
export const lessonKindOf = (kind: LessonKind): LessonKindPort | undefined =>
  lessonKinds().find((one) => one.kind === kind);

interface ThingRef {
  readonly kind: LessonKind;
  readonly thingId: string;
}
/** What is known of these things, by id. */
export async function describeThings(ctx: Context, things: readonly ThingRef[]): Promise<Map<string, DescribedThing>> {
  const known = new Map<string, DescribedThing>();
  for (const one of lessonKinds()) {
    const ids = things.filter(({ kind }) => kind === one.kind).map(({ thingId }) => thingId);
    if (ids.length > 0) for (const [id, thing] of await one.describe(ctx, ids)) known.set(id, thing);
  }
  return known;
}
