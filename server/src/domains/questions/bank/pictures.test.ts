import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { anImage } from '../../media/factories.ts';
import { aDraft } from '../factories.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

describe('a picture in a question', () => {
  const withFigure = async (mediaId: string) => {
    const draft = await aDraft(place.ctx());
    const { en } = draft.content;
    const image = { type: 'image', attrs: { mediaId, alt: 'A figure' } } as const;
    return {
      ...draft,
      content: {
        en: {
          ...en,
          stem: { ...en.stem, content: [...en.stem.content, image] },
          explanation: { ...fromSource('See'), content: [image] },
        },
      },
    };
  };

  it('comes with its signed address in the list and in the question', async () => {
    const { mediaId } = await anImage(place.ctx());
    const { questionId } = await teacher.api.questions.createQuestion({ body: await withFigure(mediaId) });
    const { images } = await teacher.api.questions.showQuestion({ params: { questionId } });
    expect(Object.keys(images)).toEqual([mediaId]);
    expect((await place.visitor.send('GET', images[mediaId]!)).statusCode).toBe(200);
    expect((await teacher.api.questions.listQuestions()).images).toEqual(images);
  });

  it('must be this institute’s', async () => {
    const theirs = await anImage((await world.institute()).ctx());
    await expect(
      teacher.api.questions.createQuestion({ body: await withFigure(theirs.mediaId) }),
    ).rejects.toMatchObject({
      error: 'QUESTION_INVALID',
      fields: ['stem', 'explanation'].map((place) => ({
        path: `body.content.en.${place}`,
        messageKey: 'questions.checks.pictureUnknown',
      })),
    });
  });
});
