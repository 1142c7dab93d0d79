import type { AccountInformation } from '@abhyas/contract/identity/sign-in';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { port } from '../../../kernel/port.ts';
import { savePhotoRow } from './accounts.store.ts';

export type LearnerFields = Pick<
  AccountInformation,
  'quizCategory' | 'studentStandard' | 'studentStandardId' | 'targetYear' | 'targetYearDetail'
>;

/** What the higher domain learners knows of people; whoever has chosen nothing yet is not in the answer. */
export const fieldsOfLearners =
  port<(ctx: Context, accountIds: readonly string[]) => Promise<Map<string, LearnerFields>>>('identity.learnerFields');

/** Who has chosen an exam, which the higher domain learners knows. */
export const learnersOfExam = port<(ctx: Context, examId: number) => Promise<string[]>>('identity.learnersOfExam');

/** Whether a student takes a test right now, which the higher domain assessments knows. */
export const takesTest = port<(ctx: Context, accountId: string) => Promise<boolean>>('identity.takesTest');

/** Ends the public addresses of somebody's results, which the higher domain assessments gave out. */
export const endPublicResults =
  port<(tx: TransactionContext, accountId: string) => Promise<void>>('identity.endPublicResults');

/** Keeps people's photos: the higher domain media says how. */
export interface Photos {
  /** Keeps a picture, encoded anew, and answers with its media id; refuses what is no picture. */
  readonly save: (ctx: Context, ownerId: string, bytes: Uint8Array) => Promise<string>;
  /** Takes them away with everything that was made of them: their addresses show nothing once the transaction has ended. */
  readonly drop: (tx: TransactionContext, mediaIds: readonly string[]) => Promise<void>;
  /** Addresses that show them, by media id. */
  readonly addresses: (ctx: Context, mediaIds: readonly string[]) => Promise<Map<string, string>>;
}
export const photos = port<Photos>('identity.photos');

const none: LearnerFields = {
  quizCategory: null,
  studentStandard: null,
  studentStandardId: null,
  targetYear: null,
  targetYearDetail: null,
};

/** Of several people at once; who has chosen nothing yet is not in the answer. */
export const learnerFieldsOfAll = (ctx: Context, accountIds: readonly string[]): Promise<Map<string, LearnerFields>> =>
  accountIds.length === 0 ? Promise.resolve(new Map()) : fieldsOfLearners()(ctx, accountIds);

export async function learnerFieldsOf(ctx: Context, accountId: string): Promise<LearnerFields> {
  return (await fieldsOfLearners()(ctx, [accountId])).get(accountId) ?? none;
}

/** Another picture of a person, or none. The one before is nobody's any more: its file goes, and its address shows nothing. */
export async function savePhoto(tx: TransactionContext, accountId: string, mediaId: string | null): Promise<void> {
  const before = await savePhotoRow(tx, accountId, mediaId);
  if (before !== null && before !== mediaId) await photos().drop(tx, [before]);
}
