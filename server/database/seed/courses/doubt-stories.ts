import type { DoubtPin } from '@abhyas/contract/courses/doubts';

export interface DoubtStory {
  /** Which course: the film, or the place of a story. */
  readonly course: 'film' | number;
  readonly lesson: number;
  /** Place of the student who asks. */
  readonly by: number;
  readonly daysAgo: number;
  readonly title: string;
  readonly body: string;
  readonly pin?: DoubtPin;
  /** Places of students who have the same doubt. */
  readonly followers?: readonly number[];
  /** By a teacher's first name or a student's place; hours after it was asked. */
  readonly answers?: readonly { readonly by: string | number; readonly hours: number; readonly text: string }[];
  /** The last answer solved it. */
  readonly solved?: true;
}

/** What students asked and what they were told, the oldest first. Places of the morning batch are even, of the evening odd. */
export const doubtStories: readonly DoubtStory[] = [
  {
    course: 0,
    lesson: 1,
    by: 4,
    daysAgo: 19,
    title: 'Does shaking faster make the wave faster?',
    body: 'If I move my hand twice as fast, does the wave on the string arrive earlier?',
    followers: [8, 12],
    answers: [
      { by: 8, hours: 2, text: 'I think not, the lesson says $v = \\sqrt{T/\\mu}$ and there is no frequency in it.' },
      {
        by: 'Farida',
        hours: 5,
        text: 'Exactly. The string decides the speed, you decide the frequency, and the wavelength has to give way: $\\lambda = v/f$. Twice as fast a hand makes half as long a wave.',
      },
    ],
    solved: true,
  },
  {
    course: 3,
    lesson: 0,
    by: 7,
    daysAgo: 15,
    title: 'Why is the limiting reagent not the one with fewer grams?',
    body: 'In class we burnt 4 g of hydrogen in 32 g of oxygen, and both were used up. I would have said hydrogen runs out.',
    answers: [
      {
        by: 'Arjun',
        hours: 9,
        text: 'Count moles, not grams: 4 g of $\\ce{H2}$ are 2 mol, 32 g of $\\ce{O2}$ are 1 mol, and $\\ce{2H2 + O2 -> 2H2O}$ asks for exactly 2 to 1. Grams only tell you how heavy a dozen is.',
      },
    ],
    solved: true,
  },
  {
    course: 'film',
    lesson: 0,
    by: 2,
    daysAgo: 9,
    title: 'At the top the velocity is zero, so why is it 15 m/s?',
    body: 'The film says that the ball still moves at the highest point. In class 9 we learnt that it stops there.',
    pin: { at: 'second', second: 46 },
    followers: [6, 10, 14],
    answers: [
      {
        by: 'Farida',
        hours: 3,
        text: 'In class 9 the ball went straight up: there $v_x = 0$ and it does stop. Here only $v_y$ is zero at the top. What is left is $v_x = 15\\ \\text{m/s}$, and that is why the path is flat there and not a point.',
      },
    ],
    solved: true,
  },
  {
    course: 'film',
    lesson: 0,
    by: 10,
    daysAgo: 6,
    title: 'Why do 30° and 60° land at the same place?',
    body: 'One flies much longer than the other. Is it chance?',
    pin: { at: 'second', second: 60 },
    followers: [16],
    answers: [
      {
        by: 'Farida',
        hours: 20,
        text: 'No chance: $R = u^2\\sin 2\\theta/g$, and $\\sin 60^\\circ = \\sin 120^\\circ$. The steep one has more time, the flat one more sideways speed; for angles that add up to $90^\\circ$ the two balance exactly.',
      },
    ],
  },
  {
    course: 2,
    lesson: 0,
    by: 5,
    daysAgo: 4,
    title: 'Do plant cells have lysosomes?',
    body: 'Two books say no and the lesson says that vacuoles do their work. What do I answer in NEET?',
    answers: [
      {
        by: 'Meera',
        hours: 7,
        text: 'Answer as NCERT does: lysosomes are described for animal cells, and the vacuole of a plant cell holds the enzymes that break things down. If a question says “lysosome-like vacuoles”, it means the same.',
      },
    ],
  },
  {
    course: 0,
    lesson: 2,
    by: 0,
    daysAgo: 1.2,
    title: 'Why does a closed pipe have only odd harmonics?',
    body: 'I can see it in the drawing, but I cannot say it in one sentence.',
    followers: [4],
  },
  {
    course: 1,
    lesson: 1,
    by: 12,
    daysAgo: 0.6,
    title: 'Where does the 1/2 in (1 − cos x)/x² come from?',
    body: 'I tried L’Hospital and got it, but I would like to see it without.',
  },
  {
    course: 'film',
    lesson: 2,
    by: 14,
    daysAgo: 0.2,
    title: 'Worksheet problem 4: I get 30° instead of 60°',
    body: 'I compared $\\tan\\theta$ with $1/\\sqrt3$. Is the answer on page 2 right?',
    pin: { at: 'page', page: 1 },
    followers: [2],
  },
];
