import { readFileSync } from 'node:fs';
import { fromSource } from '@abhyas/contract/rich-text';
import { examCodes, subjectCodes } from '@abhyas/contract/taxonomy/taxonomy';
import { unzipSync } from 'fflate';
import { aPaper } from '../../../src/domains/assessments/factories.ts';
import { schemes } from '../../../src/domains/assessments/marking/schemes.ts';
import { aCourse, type LessonStory } from '../../../src/domains/courses/factories.ts';
import { addCaption } from '../../../src/domains/media/captions/add-caption.ts';
import { aReadyPdf, aReadyVideo } from '../../../src/domains/media/factories.ts';
import { saveImage } from '../../../src/domains/media/index.ts';
import { actorOf, type Context } from '../../../src/kernel/context.ts';
import type { SeededQuestion } from '../bank.ts';
import type { SeededCourse } from './courses.ts';

const TITLE = 'Projectile motion: one throw, two motions';
/** Length of the film. */
export const FILM_SECONDS = 74;

const read = (name: string) => readFileSync(new URL(`../demo-media/${name}`, import.meta.url));
/** As a player's menu names them. */
const captions = { en: 'English', hi: 'हिन्दी' } as const;

/** A course about one throw: a film with captions, a worksheet, a quiz; its cover and its trailer are its own. */
export async function seedFilmCourse(
  owner: Context,
  bank: readonly SeededQuestion[],
  teacherId: string,
): Promise<SeededCourse> {
  const film = await aFilm(owner, 'projectile', 'One throw, two motions.mp4');
  for (const [language, label] of Object.entries(captions) as [keyof typeof captions, string][]) {
    const file = read(`projectile.${language}.vtt`);
    await addCaption(owner, { params: { mediaId: film }, query: { language, label }, file });
  }
  const trailer = await aFilm(owner, 'projectile-trailer', 'Trailer: one throw, two motions.mp4');
  const worksheet = await aReadyPdf(owner, {
    bytes: read('projectile-worksheet.pdf'),
    fileName: 'Projectile motion, worksheet.pdf',
    pages: 2,
  });
  const cover = await saveImage(owner, {
    bytes: read('projectile-cover.svg'),
    fileName: 'projectile-cover.svg',
    alt: 'A ball in flight above its shadow',
    ownerId: actorOf(owner).accountId,
  });
  const quiz = await aQuiz(owner, bank);
  const made = await aCourse(owner, {
    title: TITLE,
    details: {
      ...details,
      teacherIds: [teacherId],
      coverId: cover.mediaId,
      trailer: { from: 'media', mediaId: trailer },
    },
    sections: sectionsOf({ film, worksheet, quiz }),
  });
  return { title: TITLE, ...made };
}

const aFilm = (ctx: Context, name: string, fileName: string) =>
  aReadyVideo(ctx, { bytes: read(`${name}.mp4`), fileName, parts: unzipSync(read(`${name}.zip`)) });

const details = {
  subtitle: 'A film of a minute, a worksheet and a quiz on the part of mechanics that everybody is asked',
  description: fromSource(
    'Watch one ball fly, from above and from the side, and see why two simple motions are enough. Then work six problems on paper, and check yourself with a quiz from the bank.',
  ),
  examId: examCodes.jee,
  subjectIds: [subjectCodes.physics],
  pricePaise: 49_900,
  listPricePaise: 79_900,
  validityDays: 365,
  learn: [
    'Take a throw apart into two motions that do not disturb each other',
    'Read time, height and range from the two parts of the velocity',
    'Say without a formula which of two angles goes farther',
    'Find the angle and the speed from the equation of the path',
  ],
};

/** A paper that is published with its course and opens through its lesson alone; it may be tried again and again. */
async function aQuiz(ctx: Context, bank: readonly SeededQuestion[]): Promise<string> {
  const questions = bank.filter(({ chapter, type }) => chapter === 'Kinematics' && type === 'SINGLE');
  return aPaper(ctx, {
    title: 'Quiz: motion in a plane',
    minutes: 15,
    sections: [
      {
        title: 'Kinematics',
        rule: schemes.jeeMainSingle.rule,
        questionIds: questions.map(({ questionId }) => questionId),
      },
    ],
    settings: { attemptsAllowed: 20 },
    unpublished: true,
  });
}

function sectionsOf(ids: { readonly film: string; readonly worksheet: string; readonly quiz: string }) {
  const watch: LessonStory = {
    title: 'One throw, two motions',
    about: fromSource('A silent film with captions. Stop it where a number surprises you.'),
    content: {
      kind: 'video',
      source: { from: 'media', mediaId: ids.film },
      chapters: [
        { at: 0, title: 'The throw' },
        { at: 8, title: 'From above: equal steps' },
        { at: 23, title: 'From the side: shorter steps' },
        { at: 37, title: 'The two parts of the velocity' },
        { at: 50, title: 'Three angles' },
        { at: 64, title: 'What to keep' },
      ],
    },
    seconds: FILM_SECONDS,
    free: true,
    completion: { rule: 'watched', percent: 80 },
  };
  const why: LessonStory = {
    title: 'Why sideways and upwards do not disturb each other',
    seconds: 360,
    completion: { rule: 'marked' },
    content: {
      kind: 'article',
      body: fromSource(
        'Write the force as a vector: $\\vec F = -mg\\,\\hat{\\jmath}$. Along $x$ there is nothing, so $v_x = u\\cos\\theta$ stays. Along $y$ there is a constant, so $v_y = u\\sin\\theta - gt$.\n\nOnly the time links the two. Whoever asks how long the ball flies looks at $y$ alone: $0 = u\\sin\\theta\\,t - \\tfrac12 g t^2$. Whoever asks how far it comes takes that time to $x$.\n\nTry: a ball is dropped from your hand while the train runs. Where does it land, seen from the train, and seen from the platform?',
      ),
    },
  };
  const sheet: LessonStory = {
    title: 'Worksheet: formulas and six problems',
    about: fromSource('Print it or work beside it. The answers are on the second page.'),
    content: { kind: 'pdf', mediaId: ids.worksheet },
    seconds: 1500,
    completion: { rule: 'read', percent: 80 },
  };
  const quiz: LessonStory = {
    title: 'Quiz: motion in a plane',
    content: { kind: 'quiz', thingId: ids.quiz },
    seconds: 900,
    completion: { rule: 'finished' },
  };
  return [
    { title: 'See it', lessons: [watch, why] },
    { title: 'Do it', lessons: [sheet, quiz] },
  ];
}
