import type { LessonText } from './course-stories.ts';

interface BookText {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly subject: 'physics' | 'chemistry';
  readonly learn: readonly string[];
  readonly sections: readonly { readonly title: string; readonly lessons: readonly LessonText[] }[];
}

/** What the publisher puts beside its books, free for every reader. */
export const bookStories: readonly BookText[] = [
  {
    title: 'Problem Book of Physics: how to use it',
    subtitle: 'The method behind 600 problems, in five short readings',
    description:
      'Every chapter of the book begins with problems that want one idea and ends with problems that want three. These readings show how to tell them apart, and what to do when nothing works.',
    subject: 'physics',
    learn: ['Draw before you write', 'Check a result by its unit and by its limits', 'Learn from a wrong answer'],
    sections: [
      {
        title: 'Before the first line',
        lessons: [
          {
            title: 'Draw it',
            minutes: 6,
            text: 'A drawing is not decoration: it decides what the letters mean. Draw each body alone, with every force that something else exerts on it. If you cannot name the something, the force is not there.\n\nTry: a book lies on a table in a lift that speeds up. Two forces. Which is larger?',
          },
          {
            title: 'What is asked, what is given, what is missing',
            minutes: 7,
            text: 'Write three short lists. Most problems that look hard have one thing in the third list, and one law that links it to the second. If two things are missing you need two laws: count before you calculate.',
          },
        ],
      },
      {
        title: 'After the last line',
        lessons: [
          {
            title: 'Does the unit fit?',
            minutes: 5,
            text: 'Put units into the formula, not only into the result. $\\sqrt{2gh}$ has $\\sqrt{\\text{m}^2/\\text{s}^2} = \\text{m/s}$. A formula whose unit is wrong is wrong, whatever number it gives.',
          },
          {
            title: 'Push it to the limit',
            minutes: 6,
            text: 'Let a quantity become nothing, or very large. An incline of $0^\\circ$ must not accelerate, one of $90^\\circ$ must give $g$. If your formula says otherwise you have saved yourself the arithmetic.',
          },
          {
            title: 'One line about every mistake',
            minutes: 4,
            text: 'Write down what misled you, in one line, on the last page of the book. After fifty problems read the page. You will find three mistakes, not fifty.',
          },
        ],
      },
    ],
  },
  {
    title: 'Problem Book of Chemistry: numbers you can trust',
    subtitle: 'Moles, concentrations and equilibrium with the units in every line',
    description:
      'Chemistry loses more marks to powers of ten than to chemistry. Three readings on how to keep them, with examples from the book.',
    subject: 'chemistry',
    learn: [
      'Carry units through every line',
      'Estimate a result before the calculator',
      'Say what may be neglected, and check it',
    ],
    sections: [
      {
        title: 'Keeping the powers of ten',
        lessons: [
          {
            title: 'A mole in every line',
            minutes: 6,
            text: 'Turn whatever is given into moles first: grams by the molar mass, litres of gas by the molar volume, litres of solution by the molarity. Then use the equation of the reaction, and only at the end turn back.',
          },
          {
            title: 'Estimate first',
            minutes: 5,
            text: '$0.098/0.21$ is about one half. Write that down before you divide. If the calculator says $4.7$ you know which of you is wrong.',
          },
          {
            title: 'What may be neglected',
            minutes: 8,
            text: 'For a weak acid write $K_a = x^2/(c - x)$ and neglect $x$ beside $c$. Then look back: is $x$ really below five percent of $c$? If not, solve the quadratic. The check is part of the answer.',
          },
        ],
      },
    ],
  },
];
