import type { CardText } from '@abhyas/contract/flashcards/cards';
import { readFile } from 'node:fs/promises';
import { addCardPicture } from '../../../src/domains/flashcards/cards/add-card-picture.ts';
import { saveCardSound } from '../../../src/domains/flashcards/cards/sounds/save-card-sound.ts';
import { aDeck, learned } from '../../../src/domains/flashcards/factories.ts';
import { keepCard } from '../../../src/domains/flashcards/keeping/keep-card.ts';
import { saveImage } from '../../../src/domains/media/index.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { actingAs } from '../acting-as.ts';
import { wavOfTones } from './tones.ts';

type Side = readonly [front: string, back: string];
const basic = (sides: readonly Side[]) => sides.map(([front, back]) => ({ front, back }));
const gaps = (sides: readonly Side[]): CardText[] => sides.map(([front, back]) => ({ kind: 'cloze', front, back }));

const physics = basic([
  [
    'Potential energy of a dipole $\\mathbf{p}$ in a uniform electric field $\\mathbf{E}$?',
    '$$U = -\\mathbf{p} \\cdot \\mathbf{E} = -pE\\cos\\theta$$\n\nLowest, $-pE$, when the dipole points along the field.',
  ],
  ['Torque on a dipole in a uniform electric field?', '$$\\boldsymbol{\\tau} = \\mathbf{p} \\times \\mathbf{E}$$'],
  ['Capacitance of a parallel plate capacitor with a dielectric?', '$$C = \\frac{K\\varepsilon_0 A}{d}$$'],
  ['Drift velocity of electrons in a conductor?', '$$v_d = \\frac{eE\\tau}{m}, \\qquad I = neAv_d$$'],
  [
    'Magnetic field on the axis of a circular loop, at distance $x$?',
    '$$B = \\frac{\\mu_0 I R^2}{2(R^2 + x^2)^{3/2}}$$',
  ],
  [
    'Radius of the path of a charge in a magnetic field?',
    '$$r = \\frac{mv}{qB}$$\n\nThe time of one turn, $\\frac{2\\pi m}{qB}$, does not depend on the speed.',
  ],
  ['Energy stored in an inductor?', '$$U = \\tfrac12 L I^2$$'],
  ['Lens maker’s formula?', '$$\\frac1f = (n - 1)\\left(\\frac1{R_1} - \\frac1{R_2}\\right)$$'],
  ['Fringe width in Young’s double slit experiment?', '$$\\beta = \\frac{\\lambda D}{d}$$'],
  ['Photoelectric equation?', '$$K_{max} = h\\nu - \\phi_0$$'],
  ['Energy of the electron in the $n$-th orbit of hydrogen?', '$$E_n = -\\frac{13.6}{n^2}\\ \\text{eV}$$'],
  ['Moment of inertia of a solid sphere about its diameter?', '$$I = \\tfrac25 MR^2$$'],
]);

const chemistry = [
  ...basic([
    ['Nernst equation at 298 K?', '$$E = E^\\circ - \\frac{0.0591}{n}\\log Q$$'],
    [
      'Half-life of a first order reaction?',
      '$$t_{1/2} = \\frac{0.693}{k}$$\n\nIt does not depend on how much there is.',
    ],
    [
      'Product of acetaldehyde with dilute $\\ce{NaOH}$, then heat?',
      '$\\ce{CH3CH=CHCHO}$, but-2-enal: aldol condensation.',
    ],
    ['What gives a violet colour with neutral $\\ce{FeCl3}$?', 'Phenol.'],
    ['Which alcohols answer the iodoform test?', 'Those with $\\ce{CH3CH(OH)-}$, and ethanol.'],
    ['Osmotic pressure of a dilute solution?', '$$\\pi = iCRT$$'],
    ['Hybridisation and shape of $\\ce{[Ni(CN)4]^2-}$?', '$dsp^2$, square planar, diamagnetic.'],
    ['Order of acid strength: phenol, ethanol, water?', 'Phenol > water > ethanol.'],
  ]),
  ...gaps([
    [
      'When aluminium is made by electrolysis, alumina is dissolved in molten {{cryolite::a mineral}}.',
      'This lowers the melting point and makes the melt conduct better.',
    ],
    [
      'Going down a group, the first ionisation energy {{falls::rises or falls}}, because the outer electron is farther away and better {{shielded}}.',
      '',
    ],
  ]),
];

const biology = [
  ...basic([
    ['Where in the cell does the Krebs cycle run?', 'In the matrix of mitochondria.'],
    ['Which enzyme joins Okazaki fragments?', 'DNA ligase.'],
    ['Phenotypic ratio of a dihybrid cross in $F_2$?', '$9 : 3 : 3 : 1$'],
    ['Hardy–Weinberg equation?', '$$p^2 + 2pq + q^2 = 1$$'],
    ['Which part of the nephron is impermeable to water?', 'The ascending limb of the loop of Henle.'],
    ['Which hormone starts ovulation?', 'The surge of LH, in the middle of the cycle.'],
    ['Name the $\\ce{CO2}$ acceptor in $\\ce{C4}$ plants.', 'Phosphoenolpyruvate (PEP).'],
    ['Codon that starts translation?', 'AUG, which codes for methionine.'],
  ]),
  ...gaps([
    ['Light reactions happen in the {{thylakoid membrane}}, the Calvin cycle in the {{stroma}}.', ''],
    ['Human sperm carries {{23::a number}} chromosomes.', 'Haploid: half of 46.'],
  ]),
];

const hindi = basic([
  ['न्यूटन का गति का दूसरा नियम?', '$$F = ma = \\frac{dp}{dt}$$'],
  ['सरल लोलक का आवर्तकाल?', '$$T = 2\\pi\\sqrt{\\frac{l}{g}}$$'],
  ['पलायन वेग?', '$$v_e = \\sqrt{\\frac{2GM}{R}}$$'],
  ['गैस का आदर्श समीकरण?', '$$PV = nRT$$'],
  ['कार्य-ऊर्जा प्रमेय?', 'किया गया कुल कार्य = गतिज ऊर्जा में परिवर्तन।'],
]);

const mistakes = [
  ...basic([
    [
      'Sign of work done on a gas that is compressed (IUPAC)?',
      'Positive: $w = -p_{ext}\\,\\Delta V$ with $\\Delta V < 0$.',
    ],
    ['I mixed these up: $\\mu_s$ and $\\mu_k$?', '$\\mu_k < \\mu_s$: what slides is easier to keep moving.'],
    ['Unit of the rate constant of a second order reaction?', '$\\text{L}\\,\\text{mol}^{-1}\\,\\text{s}^{-1}$'],
  ]),
  ...gaps([
    ['A convex lens forms a {{virtual::real or virtual}} image when the object is inside its focal length.', ''],
  ]),
];

/** Labels of the drawing of an eye, each with the place that it covers. */
const partsOfTheEye = [
  { answer: 'Cornea', x: 450, y: 4500, width: 1350, height: 900 },
  { answer: 'Iris', x: 800, y: 950, width: 1300, height: 900 },
  { answer: 'Lens', x: 2150, y: 8700, width: 1350, height: 900 },
  { answer: 'Retina', x: 8000, y: 1050, width: 1400, height: 900 },
  { answer: 'Optic nerve', x: 7400, y: 8200, width: 2200, height: 900 },
];

/** Cards that are heard: two seconds of the sum of these tones, in hertz. */
const heard = [
  {
    front: 'Two tuning forks sound together. What do you hear, and what does it tell you?',
    back: 'Beats, three a second: the two frequencies differ by $3\\ \\text{Hz}$.',
    tones: [440, 443],
  },
  {
    front: 'A string sounds with its octave. What is the ratio of the two frequencies?',
    back: '$2 : 1$. The octave is the second harmonic of the string.',
    tones: [330, 660],
  },
];

async function addHeard(teacher: Context, { name, description }: { name: string; description: string }): Promise<void> {
  const { cardIds } = await aDeck(teacher, { kind: 'partner', name, description, cards: heard });
  for (const [at, { tones }] of heard.entries())
    await saveCardSound(teacher, {
      params: { cardId: cardIds[at]! },
      query: { side: 'front', fileName: 'tones.wav' },
      file: wavOfTones(tones),
    });
}

/** A picture whose labels are covered, one card each. */
async function addTheEye(teacher: Context, deckId: string): Promise<void> {
  const bytes = await readFile(new URL('../demo-media/human-eye.svg', import.meta.url));
  const { mediaId } = await saveImage(teacher, {
    bytes,
    fileName: 'human-eye.svg',
    alt: 'The human eye from the side',
  });
  const body = { mediaId, hides: 'all', question: 'Which part of the eye is this?', areas: partsOfTheEye } as const;
  await addCardPicture(teacher, { params: { deckId }, body: { ...body, areas: [...partsOfTheEye] } });
}

/** Decks of the institute and one of a student, as they were made at `before`, and four weeks in which she learned from some of them. */
export async function seedFlashcards(
  teacher: Context,
  before: Context,
  studentId: string,
  filmId: string,
): Promise<void> {
  const student = actingAs(teacher, studentId, 'student');
  const partner = (name: string, description: string, cards: readonly CardText[] | ReturnType<typeof basic>) =>
    aDeck(before, { kind: 'partner', name, description, cards });
  const formulas = await partner('Physics formulas', 'Class 12, the ones that every paper asks', physics);
  const reactions = await partner('Chemistry: reactions and rules', 'What is asked again and again', chemistry);
  const terms = await partner('Biology: terms to know', 'For NEET', biology);
  await addTheEye(teacher, terms.deckId);
  await addHeard(teacher, { name: 'Waves by ear', description: 'Beats and harmonics, heard' });
  await partner('भौतिकी के सूत्र', 'कक्षा 11, हिन्दी में', hindi);
  const own = await aDeck(actingAs(before, studentId, 'student'), {
    kind: 'student',
    name: 'My mistakes',
    description: 'From tests',
    cards: mistakes,
  });
  await keepCard(student, {
    body: {
      collects: 'notes',
      deckName: 'From my lessons',
      card: {
        kind: 'basic',
        front: 'A ball is thrown. What is its speed at the highest point?',
        back: 'Only the horizontal part is left: $u\\cos\\theta$.',
      },
      origin: { kind: 'lesson', path: `/student/courses/${filmId}`, label: 'One throw, two motions, 1:05' },
    },
  });
  await learned(student, formulas.cardIds, { days: 28, pause: 5 });
  await learned(student, reactions.cardIds.slice(0, 7), { days: 20, pause: 3 });
  await learned(student, own.cardIds.slice(0, 3), { days: 9, pause: 2 });
}
