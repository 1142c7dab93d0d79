import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOfFile } from '../../media/index.ts';
import { studiedLesson } from './studied-lesson.ts';

type Address = typeof api.courses.addressLessonFile;
/** The address of a document of a lesson, or of a file beside it, for five minutes. */
export async function addressLessonFile(ctx: Context, { params }: Input<Address>): Promise<Reply<Address>> {
  const { lesson } = await studiedLesson(ctx, params);
  const main = lesson.content.kind === 'pdf' || lesson.content.kind === 'file' ? lesson.content.mediaId : null;
  const held = params.mediaId === main || lesson.files.some(({ mediaId }) => mediaId === params.mediaId);
  if (!held) fail('NOT_FOUND');
  const { url, expiresAt } = await addressOfFile(ctx, params.mediaId);
  return { url, expiresAt };
}
