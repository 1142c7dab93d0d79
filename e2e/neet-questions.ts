import { readFileSync } from 'node:fs';
import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource, type RichTextDoc } from '@abhyas/contract/rich-text';

type Draft = Omit<QuestionDraft, 'knowledgeAreaId'>;
interface Words {
  readonly stem: string;
  readonly options: readonly string[];
  readonly explanation: string;
}
type Make = (n: number) => { readonly en: Words; readonly hi: Words };

interface DemoQuestion {
  readonly subject: string;
  readonly type: string;
  readonly stem: string;
  readonly options: readonly string[];
  readonly correct: readonly string[];
  readonly explanation: string;
  readonly hi?: { readonly stem_hi: string; readonly options_hi: readonly string[]; readonly explanation_hi: string };
}

const base = { type: 'SINGLE', difficulty: 1, pastExams: [] } as const;
const doc = ({ stem, options, explanation }: Words) => ({
  stem: fromSource(stem),
  options: options.map(fromSource),
  explanation: fromSource(explanation),
});
const both = (en: Words, hi: Words, right = 1): Draft => ({
  ...base,
  pastExams: [],
  content: { en: doc(en), hi: doc(hi) },
  key: { kind: 'choice', accepted: [[right]] },
});

/** Questions of the demonstration that have Hindi. */
function translated(subject: string): Draft[] {
  const file = new URL('../server/database/seed/demo-bank/questions.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as DemoQuestion[]).flatMap((one) =>
    one.subject === subject && one.hi && one.type === 'SINGLE'
      ? [
          both(
            one,
            { stem: one.hi.stem_hi, options: one.hi.options_hi, explanation: one.hi.explanation_hi },
            'ABCD'.indexOf(one.correct[0]!) + 1,
          ),
        ]
      : [],
  );
}

const numbers = (values: readonly (number | string)[], unit: string) =>
  values.map((value) => `$${value}\\ \\text{${unit}}$`);

const physics: readonly Make[] = [
  (n) => {
    const options = numbers([n * 10, n * 20, n * 5, n * 40], 'm');
    return {
      en: {
        stem: `A body starts from rest and moves with a uniform acceleration of $${n * 5}\\ \\text{m s}^{-2}$. The distance that it covers in the first $2\\ \\text{s}$ is`,
        options,
        explanation: `$s = \\dfrac12 at^2 = \\dfrac12\\times ${n * 5}\\times 4 = ${n * 10}\\ \\text{m}$.`,
      },
      hi: {
        stem: `एक पिंड विरामावस्था से चलना आरंभ करता है और उसका एकसमान त्वरण $${n * 5}\\ \\text{m s}^{-2}$ है। प्रथम $2\\ \\text{s}$ में उसके द्वारा तय की गई दूरी है`,
        options,
        explanation: `$s = \\dfrac12 at^2 = ${n * 10}\\ \\text{m}$।`,
      },
    };
  },
  (n) => {
    const options = [
      `$\\dfrac{${n}\\,\\mu_0 I}{2\\pi r}$`,
      `$\\dfrac{\\mu_0 I}{${n}\\,\\pi r}$`,
      `$\\dfrac{${n}\\,\\mu_0 I}{4\\pi r^2}$`,
      '$\\mu_0 I r$',
    ];
    return {
      en: {
        stem: `A long straight wire carries a current of $${n}I$. The magnetic field at a distance $r$ from it is`,
        options,
        explanation: `$$\\oint \\vec B\\cdot d\\vec l = \\mu_0\\,(${n}I) \\Rightarrow B = \\dfrac{${n}\\,\\mu_0 I}{2\\pi r}$$`,
      },
      hi: {
        stem: `एक लंबे सीधे तार में $${n}I$ धारा बह रही है। तार से $r$ दूरी पर चुंबकीय क्षेत्र है`,
        options,
        explanation: `$$\\oint \\vec B\\cdot d\\vec l = \\mu_0\\,(${n}I) \\Rightarrow B = \\dfrac{${n}\\,\\mu_0 I}{2\\pi r}$$`,
      },
    };
  },
  (n) => {
    const options = numbers([n, n + 2, n * 3, n * 6], 'cm');
    return {
      en: {
        stem: `A convex lens of focal length $${n * 2}\\ \\text{cm}$ is in contact with another convex lens of the same focal length. The focal length of the combination is`,
        options,
        explanation: `$\\dfrac1F = \\dfrac1{f_1}+\\dfrac1{f_2}$, so $F = ${n}\\ \\text{cm}$.`,
      },
      hi: {
        stem: `$${n * 2}\\ \\text{cm}$ फोकस दूरी वाला एक उत्तल लेंस समान फोकस दूरी वाले दूसरे उत्तल लेंस के संपर्क में रखा है। संयोजन की फोकस दूरी है`,
        options,
        explanation: `$\\dfrac1F = \\dfrac1{f_1}+\\dfrac1{f_2}$, अतः $F = ${n}\\ \\text{cm}$।`,
      },
    };
  },
];

const chemistry: readonly Make[] = [
  (n) => {
    const options = [`$${n}.0\\ \\text{M}$`, `$${n}.5\\ \\text{M}$`, `$${n * 2}\\ \\text{M}$`, `$0.${n}\\ \\text{M}$`];
    return {
      en: {
        stem: `$${n * 98}\\ \\text{g}$ of $\\ce{H2SO4}$ (molar mass $98\\ \\text{g mol}^{-1}$) are dissolved to give one litre of solution. Its molarity is`,
        options,
        explanation: `$n = \\dfrac{${n * 98}}{98} = ${n}\\ \\text{mol}$ in one litre.`,
      },
      hi: {
        stem: `$${n * 98}\\ \\text{g}$ $\\ce{H2SO4}$ (मोलर द्रव्यमान $98\\ \\text{g mol}^{-1}$) को घोलकर एक लीटर विलयन बनाया जाता है। विलयन की मोलरता है`,
        options,
        explanation: `$n = \\dfrac{${n * 98}}{98} = ${n}\\ \\text{mol}$ प्रति लीटर।`,
      },
    };
  },
  (n) => {
    const options = [
      `$\\ce{C${n}H${2 * n + 2}}$`,
      `$\\ce{C${n}H${2 * n}}$`,
      `$\\ce{C${n}H${2 * n - 2}}$`,
      `$\\ce{C${n + 1}H${2 * n}}$`,
    ];
    return {
      en: {
        stem: `The formula of the alkane with ${n} carbon atoms, which burns as $\\ce{C_nH_{2n+2} + O2 -> CO2 + H2O}$ (not balanced), is`,
        options,
        explanation: `An alkane has $2n+2 = ${2 * n + 2}$ atoms of hydrogen.`,
      },
      hi: {
        stem: `${n} कार्बन परमाणुओं वाले ऐल्केन का सूत्र, जिसका दहन $\\ce{C_nH_{2n+2} + O2 -> CO2 + H2O}$ (असंतुलित) के अनुसार होता है, है`,
        options,
        explanation: `ऐल्केन में हाइड्रोजन के $2n+2 = ${2 * n + 2}$ परमाणु होते हैं।`,
      },
    };
  },
  (n) => {
    const options = [`$\\dfrac{K_c}{(RT)^{${n}}}$`, `$K_c(RT)^{${n}}$`, `$K_c(RT)^{-${n + 1}}$`, '$K_c$'];
    return {
      en: {
        stem: `For an equilibrium between gases with $\\Delta n_g = -${n}$, which of the following equals $K_p$?`,
        options,
        explanation: `$K_p = K_c(RT)^{\\Delta n_g}$.`,
      },
      hi: {
        stem: `गैसों के एक साम्य के लिए $\\Delta n_g = -${n}$ है। निम्नलिखित में से कौन-सा $K_p$ के बराबर है?`,
        options,
        explanation: `$K_p = K_c(RT)^{\\Delta n_g}$।`,
      },
    };
  },
];

const cell = [
  ['Mitochondrion', 'synthesis of ATP', 'माइटोकॉन्ड्रिया', 'ATP का संश्लेषण'],
  ['Ribosome', 'synthesis of proteins', 'राइबोसोम', 'प्रोटीन का संश्लेषण'],
  ['Chloroplast', 'photosynthesis', 'हरितलवक', 'प्रकाश-संश्लेषण'],
  ['Golgi apparatus', 'packing of materials for secretion', 'गॉल्जी उपकरण', 'स्राव हेतु पदार्थों का संवेष्टन'],
  ['Lysosome', 'digestion within the cell', 'लाइसोसोम', 'कोशिका के भीतर पाचन'],
  ['Nucleolus', 'synthesis of ribosomal RNA', 'केंद्रिका', 'राइबोसोमल RNA का संश्लेषण'],
  ['Vacuole', 'storage of water and sap', 'रसधानी', 'जल एवं रस का संचय'],
  ['Centriole', 'organisation of the spindle', 'तारककेंद्र', 'तर्कु तंतुओं का संगठन'],
] as const;

const biology: readonly Make[] = [
  (n) => {
    const four = [0, 1, 2, 3].map((i) => cell[(n + i * 3) % cell.length]!);
    const [part, work, partHi, workHi] = four[0]!;
    return {
      en: {
        stem: `In a eukaryotic cell, the chief function of the ${part.toLowerCase()} is`,
        options: four.map(([, one]) => one),
        explanation: `The ${part.toLowerCase()} serves the ${work}.`,
      },
      hi: {
        stem: `यूकैरियोटिक कोशिका में ${partHi} का मुख्य कार्य है`,
        options: four.map(([, , , one]) => one),
        explanation: `${partHi} का कार्य ${workHi} है।`,
      },
    };
  },
  (n) => {
    const options = [`$${n * 4}$`, `$${n * 2}$`, `$${n}$`, `$${n * 8}$`];
    return {
      en: {
        stem: `A diploid cell has $2n = ${n * 4}$ chromosomes. How many chromatids does it have at metaphase of the second meiotic division in each of its daughter cells?`,
        options,
        explanation: `After the first division each daughter has $${n * 2}$ chromosomes of two chromatids each, that is $${n * 4}$.`,
      },
      hi: {
        stem: `एक द्विगुणित कोशिका में $2n = ${n * 4}$ गुणसूत्र हैं। दूसरे अर्धसूत्री विभाजन की मध्यावस्था में इसकी प्रत्येक संतति कोशिका में कितने अर्धगुणसूत्र होंगे?`,
        options,
        explanation: `पहले विभाजन के बाद प्रत्येक संतति कोशिका में $${n * 2}$ गुणसूत्र होते हैं, अर्थात $${n * 4}$ अर्धगुणसूत्र।`,
      },
    };
  },
  (n) => ({
    en: {
      stem: `In a cross of two plants heterozygous for ${n} independent pairs of alleles, how many kinds of gametes does each of them form?`,
      options: [`$2^{${n}}$`, `$3^{${n}}$`, `$4^{${n}}$`, `$2\\times ${n}$`],
      explanation: `Each pair gives two kinds, so there are $2^{${n}}$.`,
    },
    hi: {
      stem: `${n} स्वतंत्र युग्मविकल्पी युग्मों के लिए विषमयुग्मजी दो पौधों के संकरण में प्रत्येक पौधा कितने प्रकार के युग्मक बनाता है?`,
      options: [`$2^{${n}}$`, `$3^{${n}}$`, `$4^{${n}}$`, `$2\\times ${n}$`],
      explanation: `प्रत्येक युग्म से दो प्रकार बनते हैं, अतः $2^{${n}}$।`,
    },
  }),
];

/** So many questions of a subject, each in English and Hindi. */
export function neetQuestions(subject: 'Physics' | 'Chemistry' | 'Biology', count: number): Draft[] {
  const makes = { Physics: physics, Chemistry: chemistry, Biology: biology }[subject];
  const found = translated(subject);
  for (let n = 0; found.length < count; n++) {
    const { en, hi } = makes[n % makes.length]!(2 + Math.floor(n / makes.length));
    found.push(both(en, hi));
  }
  return found.slice(0, count);
}

const wide = `\\left[\\begin{matrix} 1 & 0 & -1 & 2 & 4 & 7 & 11 & 16 \\\\ 0 & 1 & 3 & -5 & 9 & 12 & 20 & 31 \\end{matrix}\\right] \\xrightarrow{R_1 + 2R_2} \\left[\\begin{matrix} 1 & 2 & 5 & -8 & 22 & 31 & 51 & 78 \\\\ 0 & 1 & 3 & -5 & 9 & 12 & 20 & 31 \\end{matrix}\\right]`;
const picture = (mediaId: string, alt: string): RichTextDoc['content'][number] => ({
  type: 'image',
  attrs: { mediaId, alt, width: 420, height: 180 },
});
const docs = (...texts: string[]) => texts.map(fromSource);

const matchList: Draft = {
  ...base,
  pastExams: [],
  type: 'MATCH-LIST',
  content: {
    en: {
      ...doc({
        stem: 'Match the quantities with their units.',
        options: ['P-3, Q-1, R-2', 'P-1, Q-2, R-3', 'P-2, Q-3, R-1', 'P-3, Q-2, R-1'],
        explanation: 'By definition.',
      }),
      lists: {
        first: docs('Force', 'Energy', 'Power'),
        second: docs('$\\text{J}$', '$\\text{W}$', '$\\text{kg m s}^{-2}$'),
      },
    },
    hi: {
      ...doc({
        stem: 'राशियों का उनके मात्रकों से मिलान कीजिए।',
        options: ['P-3, Q-1, R-2', 'P-1, Q-2, R-3', 'P-2, Q-3, R-1', 'P-3, Q-2, R-1'],
        explanation: 'परिभाषा से।',
      }),
      lists: {
        first: docs('बल', 'ऊर्जा', 'शक्ति'),
        second: docs('$\\text{J}$', '$\\text{W}$', '$\\text{kg m s}^{-2}$'),
      },
    },
  },
  key: { kind: 'choice', accepted: [[1]] },
};

const assertion: Draft = {
  ...base,
  pastExams: [],
  type: 'ASSERTION-REASON',
  content: {
    en: {
      ...doc({ stem: '', options: [], explanation: 'No net force acts on it.' }),
      statements: {
        assertion: fromSource('A body at rest stays at rest.'),
        reason: fromSource('No net force acts on it.'),
      },
    },
    hi: {
      ...doc({ stem: '', options: [], explanation: 'उस पर कोई परिणामी बल नहीं लगता।' }),
      statements: {
        assertion: fromSource('विराम में रखा पिंड विराम में ही रहता है।'),
        reason: fromSource('उस पर कोई परिणामी बल नहीं लगता।'),
      },
    },
  },
  key: { kind: 'choice', accepted: [[1]] },
};

/** What is hard to print: a figure, a formula wider than a column, two lists, an assertion with its reason. */
export function hardQuestions(mediaId: string): Draft[] {
  const options = ['$12$', '$15$', '$18$', '$21$'];
  const figure = both(
    {
      stem: 'The graph shows the velocity of a body. How far does it go (in metres)?',
      options,
      explanation: 'The area below the graph.',
    },
    {
      stem: 'ग्राफ़ में एक पिंड का वेग दर्शाया गया है। वह कितनी दूरी (मीटर में) तय करता है?',
      options,
      explanation: 'ग्राफ़ के नीचे का क्षेत्रफल।',
    },
  );
  const { en, hi } = figure.content;
  const drawn = (words: typeof en, alt: string) => ({
    ...words,
    stem: { ...words.stem, content: [...words.stem.content, picture(mediaId, alt)] },
  });
  return [
    { ...figure, content: { en: drawn(en, 'Velocity over time'), hi: drawn(hi!, 'समय के साथ वेग') } },
    both(
      {
        stem: `What is done in the step $$${wide}$$ to the first row?`,
        options: ['Twice the second is added', 'It is doubled', 'It is halved', 'Nothing'],
        explanation: `$${wide}$`,
      },
      {
        stem: `चरण $$${wide}$$ में पहली पंक्ति के साथ क्या किया गया है?`,
        options: ['दूसरी पंक्ति का दुगुना जोड़ा गया', 'दुगुना किया गया', 'आधा किया गया', 'कुछ नहीं'],
        explanation: `$${wide}$`,
      },
    ),
    matchList,
    assertion,
  ];
}
