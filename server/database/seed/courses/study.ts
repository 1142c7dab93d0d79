import { type StudyStory, someStudy, someStudyDays } from '../../../src/domains/courses/factories.ts';
import { dayIn } from '../../../src/kernel/clock.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { DAY, HOUR } from '../papers/days.ts';
import { abilityOf, numbers } from '../papers/sittings.ts';

/** A course as its learners go through it. */
export interface Studied {
  readonly courseId: string;
  readonly lessonIds: readonly string[];
  /** The seconds of its first lesson, where that is a video. */
  readonly filmSeconds?: number;
}
export interface Learner {
  readonly accountId: string;
  /** Among all students: says how well, and how steadily. */
  readonly place: number;
}

const ZONE = 'Asia/Kolkata';
/** How much the first student, whom the README signs in, has done of her courses. */
const FIRST_SHARE = 0.55;
/** Since when the batches study. */
const DAYS = 30;

/** What a batch did in its courses over the last weeks: most keep on, some are through, a few stopped coming. */
export async function seedStudy(
  owner: Context,
  learners: readonly Learner[],
  courses: readonly Studied[],
): Promise<void> {
  const now = owner.clock.now();
  const stories = learners.flatMap((learner) =>
    courses.flatMap((course, index) => storyOf(learner, course, index, now)),
  );
  await someStudy(owner, stories);
  await someStudyDays(
    owner,
    learners.flatMap((learner) => daysOf(learner, now)),
  );
}

/** Who came regularly and has not been seen for more than a week. */
const stopped = ({ place }: Learner) => place % 11 === 10;
/** Days ago when somebody studied last. */
const lastDay = (learner: Learner) => (stopped(learner) ? 8 + (learner.place % 3) : learner.place % 3);

/** The lessons of one course, spread over the days; how far depends on who it is. The second course is begun a week later. */
function storyOf(
  learner: Learner,
  { courseId, lessonIds, filmSeconds }: Studied,
  index: number,
  now: Date,
): StudyStory[] {
  const { accountId, place } = learner;
  const next = numbers(7000 + 40 * index + place);
  // The first student is in the middle of everything, so that there is something to go on with.
  const share =
    place === 0 ? FIRST_SHARE / (filmSeconds ? 2 : 1) : Math.min(1, abilityOf(place, 40) + 0.3 * next() - 0.15 * index);
  const many = Math.max(1, Math.round(lessonIds.length * share));
  const from = DAYS - 8 * index - (place % 4);
  const until = lastDay(learner) + 0.3 / (index + 1);
  const completed = many === lessonIds.length;
  const lessons = lessonIds.slice(0, many).map((lessonId, step) => {
    const ago = from - ((from - until) * (step + 1)) / many;
    const begunAt = new Date(now.getTime() - ago * DAY);
    const isOpen = step === many - 1 && !completed;
    const seen = step === 0 && filmSeconds ? { seen: seenOf(filmSeconds, isOpen, next) } : {};
    return {
      lessonId,
      begunAt,
      ...seen,
      ...(isOpen ? { percent: 15 + Math.floor(60 * next()) } : { doneAt: new Date(begunAt.getTime() + HOUR / 3) }),
    };
  });
  return [{ accountId, courseId, lessons, completed }];
}

const seenOf = (seconds: number, isOpen: boolean, next: () => number): [number, number][] =>
  isOpen ? [[0, Math.floor(seconds * (0.2 + 0.5 * next()))]] : [[0, seconds]];

/** On which days somebody studied, and how long; the first student has a row of six days that ends yesterday. */
function daysOf(learner: Learner, now: Date) {
  const { accountId, place } = learner;
  const next = numbers(9000 + place);
  const often = 0.35 + 0.5 * abilityOf(place, 40);
  const quiet = lastDay(learner);
  return Array.from({ length: DAYS }, (_, ago) => ago).flatMap((ago) => {
    const [chance, long] = [next(), next()];
    const regular = place === 0 ? ago >= 1 && (ago <= 6 || chance < 0.7) : ago >= quiet && chance < often;
    const seconds = Math.round(600 + 3600 * long);
    return regular ? [{ accountId, day: dayIn(ZONE, new Date(now.getTime() - ago * DAY)), seconds }] : [];
  });
}
