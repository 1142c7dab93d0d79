/** A lesson of the demonstration: title, minutes, text; `free` ones may be read by everybody. */
export interface LessonText {
  readonly title: string;
  readonly minutes: number;
  readonly text: string;
  readonly free?: true;
}
export interface CourseText {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  /** First name of the teacher. */
  readonly teacher: string;
  readonly subject: 'physics' | 'chemistry' | 'maths' | 'biology' | undefined;
  readonly exam: 'jee' | 'neet';
  readonly language?: 'hi';
  readonly pricePaise: number;
  readonly listPricePaise?: number;
  readonly learn: readonly string[];
  readonly faq?: readonly { readonly question: string; readonly answer: string }[];
  readonly sections: readonly { readonly title: string; readonly lessons: readonly LessonText[] }[];
  /** What learners say: stars and words. */
  readonly ratings: readonly (readonly [stars: number, words: string])[];
}

const access = {
  question: 'How long do I keep the course?',
  answer: 'One year from the day on which it is opened for you.',
};

/** The courses of the demonstration's academy, in our own words. */
export const courseStories: readonly CourseText[] = [
  {
    title: 'Waves, Optics and Modern Physics in 40 days',
    subtitle: 'From one string to the photon, with a problem after every idea',
    description:
      'Three chapters that are asked in every JEE paper and fit into forty evenings. Each lesson states one idea, derives it in a few lines and ends with a question to try on paper.\n\nBring a notebook: nothing here is learnt by looking on.',
    teacher: 'Farida',
    subject: 'physics',
    exam: 'jee',
    pricePaise: 195_900,
    listPricePaise: 279_900,
    learn: [
      'Read amplitude, phase and speed from the equation of a wave',
      'Solve lenses and mirrors with one sign convention',
      'Explain the photoelectric effect from a graph',
      'Estimate before you calculate',
    ],
    faq: [
      access,
      { question: 'Which mathematics do I need?', answer: 'Sines and cosines, and how to differentiate them.' },
    ],
    sections: [
      {
        title: 'Waves',
        lessons: [
          {
            title: 'What moves when a wave moves',
            minutes: 9,
            free: true,
            text: 'A wave carries energy and shape, not matter: each piece of a string only goes up and down. A shape that keeps its form and moves to the right with speed $v$ is $y = f(x - vt)$. Test it: where $x$ grows by $vt$, the bracket is what it was, so the height is what it was.\n\nTry: which way does $y = f(2x + 6t)$ move, and how fast? Write the bracket as $2(x + 3t)$ and read it off.',
          },
          {
            title: 'Amplitude, phase and the speed of a string',
            minutes: 12,
            free: true,
            text: 'In $y = A \\sin(kx - \\omega t)$ the wave number is $k = 2\\pi/\\lambda$ and the speed $v = \\omega/k$. The string itself decides the speed: $v = \\sqrt{T/\\mu}$, with tension $T$ and mass per length $\\mu$. Whoever shakes faster makes shorter waves, not faster ones.',
          },
          {
            title: 'Standing waves and the harmonics of a pipe',
            minutes: 14,
            text: 'Two equal waves that meet head on add to $2A \\sin kx \\cos \\omega t$: places that never move stand half a wavelength apart. A pipe open at both ends holds every harmonic of $v/2L$; closed at one end it holds the odd ones of $v/4L$ alone.',
          },
          {
            title: 'Beats and the Doppler effect',
            minutes: 11,
            text: 'Two tones of nearly equal frequency swell and fade $|f_1 - f_2|$ times a second. For moving sources write $f = f_0 \\frac{v \\pm v_o}{v \\mp v_s}$ and choose the signs by asking: do they come nearer? Then the tone must rise.',
          },
        ],
      },
      {
        title: 'Ray optics',
        lessons: [
          {
            title: 'One sign convention for mirrors and lenses',
            minutes: 13,
            text: 'Measure every distance from the pole; along the incoming light is positive. Then mirrors obey $\\frac1v + \\frac1u = \\frac1f$ and thin lenses $\\frac1v - \\frac1u = \\frac1f$, with no further cases to learn.',
          },
          {
            title: 'Total internal reflection and the prism',
            minutes: 10,
            text: 'Light that leaves a denser medium bends away from the normal. Beyond the critical angle, $\\sin C = 1/\\mu$, none leaves. In a prism the deviation is least when the ray runs symmetrically; then $\\mu = \\frac{\\sin((A+D)/2)}{\\sin(A/2)}$.',
          },
        ],
      },
      {
        title: 'Modern physics',
        lessons: [
          {
            title: 'The photoelectric effect, read from one graph',
            minutes: 12,
            text: 'Plot the stopping potential against the frequency. The slope is $h/e$ for every metal, the intercept tells which metal it is. Brighter light brings more electrons, never faster ones: $K_{max} = hf - \\phi$.',
          },
          {
            title: 'Half-life without a calculator',
            minutes: 8,
            text: 'After $n$ half-lives the part $2^{-n}$ is left. For times in between use $N = N_0 e^{-\\lambda t}$ with $\\lambda = 0.693/T$. A sample that has fallen to an eighth has waited three half-lives: see powers of two before you reach for logarithms.',
          },
        ],
      },
    ],
    ratings: [
      [5, 'I finally know what a phase is. The questions at the end of each lesson are the best part.'],
      [5, 'Short lessons, nothing missing.'],
      [4, 'More problems on lenses, please. Otherwise wonderful.'],
      [5, ''],
    ],
  },
  {
    title: 'JEE Main Maths: Calculus from the first limit',
    subtitle: 'Limits, derivatives and integrals as one story',
    description:
      'Calculus is one idea told three times: come closer, see how fast, add it up. The course goes slowly where most people get lost and fast where everybody nods.',
    teacher: 'Vikram',
    subject: 'maths',
    exam: 'jee',
    pricePaise: 244_900,
    listPricePaise: 349_900,
    learn: [
      'Find a limit by looking before calculating',
      'Differentiate anything that is built from known pieces',
      'Turn areas and volumes into integrals',
    ],
    faq: [access],
    sections: [
      {
        title: 'Limits',
        lessons: [
          {
            title: 'Coming closer: what a limit says',
            minutes: 10,
            free: true,
            text: '$\\lim_{x \\to 2} \\frac{x^2 - 4}{x - 2}$ asks nothing about $x = 2$. It asks what the fraction comes close to, and that is $x + 2 \\to 4$. A limit describes the neighbours of a point, never the point.',
          },
          {
            title: 'Three limits that carry the rest',
            minutes: 12,
            text: 'Learn $\\frac{\\sin x}{x} \\to 1$, $\\frac{e^x - 1}{x} \\to 1$ and $(1 + x)^{1/x} \\to e$ as $x \\to 0$. Most questions are one of these in disguise: substitute until you see it.',
          },
        ],
      },
      {
        title: 'Derivatives',
        lessons: [
          {
            title: 'The slope of a curve',
            minutes: 11,
            text: "Between $x$ and $x + h$ the curve rises by $f(x+h) - f(x)$. Divide by $h$ and let $h$ vanish: that is $f'(x)$. For $x^2$ the quotient is $2x + h$, so the slope is $2x$.",
          },
          {
            title: 'Maxima and minima in word problems',
            minutes: 15,
            text: 'Name one quantity, write what is to be largest as a function of it, set the derivative to zero, and look at the ends of the interval too. The box with the largest volume from a square sheet of side $a$ has corners of $a/6$ cut away.',
          },
        ],
      },
      {
        title: 'Integrals',
        lessons: [
          {
            title: 'Adding up: from strips to areas',
            minutes: 13,
            text: 'Cut the area under a curve into strips of width $dx$: each is $f(x)\\,dx$. Their sum, as the strips grow thin, is $\\int f(x)\\,dx$, and it undoes the derivative. Always draw one strip before you write the sign.',
          },
        ],
      },
    ],
    ratings: [
      [5, 'Vikram sir draws one strip and suddenly the integral is obvious.'],
      [5, 'Best explanation of limits that I have seen.'],
      [4, ''],
    ],
  },
  {
    title: 'NEET Biology: from the cell to the ecosystem',
    subtitle: 'Class 11 and 12 biology in the order in which life is built',
    description: 'Cells, heredity, physiology and ecology with the drawings that NEET asks for.',
    teacher: 'Meera',
    subject: 'biology',
    exam: 'neet',
    pricePaise: 299_900,
    listPricePaise: 449_900,
    learn: ['Draw and label a cell from memory', 'Solve crosses with a table', 'Follow a molecule through the body'],
    faq: [access],
    sections: [
      {
        title: 'Cells and heredity',
        lessons: [
          {
            title: 'A cell is a town with walls',
            minutes: 9,
            free: true,
            text: 'Think of the nucleus as the town hall that keeps the plans, of ribosomes as workshops, of mitochondria as power stations and of the Golgi apparatus as the post office. A plant has a wall around the town and a large water tower, the vacuole.',
          },
          {
            title: 'Mendel’s peas with a table',
            minutes: 12,
            text: 'Cross two tall peas that carry a short factor each, $Tt \\times Tt$, in a table of two by two: one $TT$, two $Tt$, one $tt$. Three of four are tall. For two factors the table has sixteen fields and gives $9:3:3:1$.',
          },
        ],
      },
      {
        title: 'The body',
        lessons: [
          {
            title: 'One drop of blood around the body',
            minutes: 10,
            text: 'Start in the right atrium, pass the tricuspid valve, the lungs and the mitral valve; leave by the aorta. Only the pulmonary artery carries blood poor in oxygen away from the heart: it is asked every year.',
          },
        ],
      },
    ],
    ratings: [
      [5, 'The town with walls stays in my head.'],
      [4, 'Clear and short.'],
    ],
  },
  {
    title: 'Physical Chemistry: from moles to equilibrium',
    subtitle: 'Counting, heat and balance, with worked numbers',
    description: 'Everything in physical chemistry that is a calculation, solved in the fewest steps that stay honest.',
    teacher: 'Arjun',
    subject: 'chemistry',
    exam: 'jee',
    pricePaise: 149_900,
    learn: ['Count by weighing', 'Read an energy diagram', 'Predict where an equilibrium moves'],
    faq: [access],
    sections: [
      {
        title: 'Moles and heat',
        lessons: [
          {
            title: 'The mole is a dozen',
            minutes: 8,
            free: true,
            text: 'A dozen is twelve, a mole is $6.022 \\times 10^{23}$. Eighteen grams of water are one mole because one molecule weighs eighteen units. Convert grams to moles first and everything after is counting.',
          },
          {
            title: 'Equilibrium as a balance of rates',
            minutes: 12,
            text: 'At equilibrium nothing stands still: forward and backward rates are equal. For $\\ce{N2 + 3H2 <=> 2NH3}$ more pressure moves the balance to the side with fewer molecules. $K$ changes with temperature alone.',
          },
        ],
      },
    ],
    ratings: [[4, 'Good numbers, good pace.']],
  },
  {
    title: 'यांत्रिकी: बल, गति और ऊर्जा',
    subtitle: 'हिन्दी में भौतिकी की नींव',
    description: 'बल कैसे गति बदलता है, ऊर्जा कहाँ जाती है, और चित्र से समीकरण कैसे बनता है। हर पाठ एक विचार, एक चित्र और एक सवाल।',
    teacher: 'Farida',
    subject: 'physics',
    exam: 'jee',
    language: 'hi',
    pricePaise: 99_900,
    listPricePaise: 129_900,
    learn: ['मुक्त पिंड का चित्र बनाना', 'न्यूटन के नियमों से समीकरण लिखना', 'ऊर्जा संरक्षण से तेज़ हल'],
    sections: [
      {
        title: 'बल और गति',
        lessons: [
          {
            title: 'मुक्त पिंड का चित्र',
            minutes: 9,
            free: true,
            text: 'एक ही वस्तु चुनिए और उस पर लगने वाले हर बल का तीर खींचिए: भार नीचे, अभिलंब सतह से बाहर, घर्षण फिसलन के उल्टे। फिर हर दिशा में $F = ma$ लिखिए।',
          },
          {
            title: 'ऊर्जा संरक्षण से शॉर्टकट',
            minutes: 11,
            text: 'जहाँ घर्षण न हो वहाँ $\\frac12 mv^2 + mgh$ नहीं बदलता। ऊँचाई $h$ से गिरी गेंद की चाल $\\sqrt{2gh}$ है, रास्ता चाहे सीधा हो या टेढ़ा।',
          },
        ],
      },
    ],
    ratings: [[5, 'हिन्दी में इतना साफ़ पहली बार पढ़ा।']],
  },
  {
    title: 'Three hours, 75 questions: how to sit a JEE mock',
    subtitle: 'A free course about method: order, marking, time and what to do afterwards',
    description:
      'Marks are lost by method more often than by knowledge. Four short lessons for the week before your first mock.',
    teacher: 'Vikram',
    subject: undefined,
    exam: 'jee',
    pricePaise: 0,
    learn: ['Walk through the paper in three rounds', 'Decide when not to answer', 'Learn from the result in one hour'],
    sections: [
      {
        title: 'Before and during',
        lessons: [
          {
            title: 'Three rounds through the paper',
            minutes: 6,
            free: true,
            text: 'First round: everything you can do in a minute. Second round: what you know but must calculate. Third round: what is left, the subject you like most first. Nobody who works in rounds meets an easy question for the first time in the last minute.',
          },
          {
            title: 'When not to answer',
            minutes: 5,
            text: 'With $+4$ and $-1$ a guess among four is worth $\\frac14 \\cdot 4 - \\frac34 \\cdot 1 = \\frac14$ of a mark on average: little, but more than nothing. Strike out one option for certain and it is worth two thirds. Never guess where you have not read all four.',
          },
        ],
      },
      {
        title: 'Afterwards',
        lessons: [
          {
            title: 'One hour with your result',
            minutes: 7,
            text: 'Sort every lost mark into three heaps: did not know, made a slip, had no time. The first heap tells what to study, the second how to check, the third where to be faster. Do it on the same day.',
          },
        ],
      },
    ],
    ratings: [
      [5, 'Ten marks more in the next mock, only by the three rounds.'],
      [5, ''],
      [4, 'Short and useful.'],
    ],
  },
];

/** Titles of the stories that the pack holds, and its own words. */
export const packStory = {
  title: 'JEE foundation: Physics and Maths together',
  subtitle: 'Two courses, one price, one progress',
  courses: [0, 1],
  pricePaise: 379_900,
  listPricePaise: 440_800,
} as const;
