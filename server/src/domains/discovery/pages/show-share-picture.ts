import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { cardsOf, coverIdOf } from '../../courses/index.ts';
import { readImages } from '../../media/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { drawSharePicture } from './draw-share-picture.ts';

/** A drawn picture stays as long as it is among the last so many: who shares a course makes dozens ask for it. */
const pictures = cached({
  max: 60,
  key: ({ instituteId }, courseId, coverId, words) => JSON.stringify([instituteId, courseId, coverId, words]),
  load: drawn,
});

type Show = typeof api.discovery.showSharePicture;
/** The picture of a course on the shelves. NOT_FOUND where it is not published. */
export async function showSharePicture(ctx: Context, { params }: Input<Show>): Promise<FileAnswer> {
  const card = (await cardsOf(ctx, [params.courseId])).get(params.courseId) ?? fail('NOT_FOUND');
  const { name, brand } = (await settingsOf(ctx.instituteId)) ?? fail('NOT_FOUND');
  const coverId = await coverIdOf(ctx, params.courseId);
  const above = [card.exam, card.teachers[0]].filter(Boolean).join(' · ');
  const words = { institute: name, title: card.title, above, ...brand };
  return { fileName: 'course.png', content: await pictures(ctx, params.courseId, coverId, words) };
}

async function drawn(
  ctx: Context,
  _courseId: string,
  coverId: string | null,
  words: Omit<Parameters<typeof drawSharePicture>[0], 'cover'>,
) {
  let cover: Buffer | undefined;
  if (coverId !== null) for await (const image of readImages(ctx, [coverId])) cover = image.bytes;
  return drawSharePicture({ ...words, cover });
}
