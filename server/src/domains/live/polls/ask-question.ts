import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { AskedContent, QuestionContent } from '@abhyas/contract/questions/shapes';
import { toText } from '@abhyas/contract/rich-text';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { getForPaper, keysOf, versionsOf } from '../../questions/index.ts';
import type { RoomVisitor } from '../presence/require-room.ts';
import type { StoredPoll } from './polls.store.ts';
import { startPoll } from './start-poll.ts';

type Ask = RoomCommands['askQuestion'];
/**
 * Asks everybody a question of the bank as it is now. What gives the answer away stays on the server until the poll is over.
 * FORBIDDEN without the right to read the bank, NOT_FOUND, LIVE_STATE, LIVE_POLL_KIND.
 */
export async function askQuestion(ctx: Context, { questionId }: Said<Ask>, visitor: RoomVisitor): Promise<Heard<Ask>> {
  if (!actorOf(ctx).capabilities.has('questions.read')) fail('FORBIDDEN');
  return { pollId: await startPoll(ctx, visitor, await questionFor(ctx, questionId)) };
}

type Asked = Pick<StoredPoll, 'question' | 'options' | 'questionId' | 'asked' | 'rightOption'>;

async function questionFor(ctx: Context, questionId: string): Promise<Asked> {
  const known = (await getForPaper(ctx, [questionId])).get(questionId) ?? fail('NOT_FOUND');
  const version = (await versionsOf(ctx, [known])).get(questionId) ?? fail('NOT_FOUND');
  const { key } = (await keysOf(ctx, [known])).get(questionId) ?? fail('NOT_FOUND');
  const { en, hi } = version.content;
  const isPlain = en.options.length >= 2 && !en.lists && !en.statements && !version.variables && !known.group;
  if (known.status !== 'active' || !known.approved || !isPlain || key.kind !== 'choice') return fail('LIVE_POLL_KIND');
  const [right, ...others] = key.accepted.length === 1 ? key.accepted[0]! : [];
  if (right === undefined || others.length > 0) return fail('LIVE_POLL_KIND');
  return {
    questionId,
    question: toText(en.stem),
    options: en.options.map(toText),
    asked: { en: onlyAsked(en), ...(hi && { hi: onlyAsked(hi) }) },
    rightOption: right - 1,
  };
}

/** Neither the explanation nor a hint, nor why an option is wrong. */
const onlyAsked = ({ stem, options }: QuestionContent): AskedContent => ({ stem, options });
