import { examCodes, subjectCodes, type SubjectName, subjectTags } from '@abhyas/contract/taxonomy/taxonomy';
import type { Context } from '../../kernel/context.ts';
import type { Area } from './areas/area-tree.ts';
import { areasOf } from './areas/list-knowledge-areas.ts';
import type { ReferenceTaxonomy } from './exams/save-reference.ts';

const chapters: Readonly<Record<SubjectName, readonly string[]>> = {
  physics: [
    'Units and Measurements',
    'Kinematics',
    'Laws of Motion',
    'Work, Energy and Power',
    'Rotational Motion and Gravitation',
    'Thermodynamics and Kinetic Theory',
    'Oscillations and Waves',
    'Electrostatics and Current Electricity',
    'Magnetism and Electromagnetic Induction',
    'Optics and Modern Physics',
  ],
  chemistry: [
    'Mole Concept and Stoichiometry',
    'Atomic Structure',
    'Periodicity and Chemical Bonding',
    'Chemical Thermodynamics',
    'Chemical and Ionic Equilibrium',
    'Electrochemistry',
    'Chemical Kinetics',
    'd-Block and Coordination Compounds',
    'General Organic Chemistry and Hydrocarbons',
    'Organic Functional Groups',
  ],
  maths: [
    'Sets, Relations and Functions',
    'Complex Numbers and Quadratic Equations',
    'Sequences and Series',
    'Permutations, Combinations and Binomial Theorem',
    'Trigonometry',
    'Coordinate Geometry',
    'Matrices and Determinants',
    'Limits and Differential Calculus',
    'Integral Calculus and Differential Equations',
    'Vectors, 3-D Geometry and Probability',
  ],
  biology: [
    'Diversity and Classification',
    'Cell Structure and Division',
    'Biomolecules and Enzymes',
    'Plant Physiology',
    'Digestion, Breathing and Circulation',
    'Excretion, Nervous and Endocrine Systems',
    'Reproduction',
    'Genetics',
    'Molecular Biology and Biotechnology',
    'Ecology and Evolution',
  ],
};
/** Thousandths of the syllabus that each of a subject's ten chapters has. */
const weights: Readonly<Record<SubjectName, Readonly<Record<string, number>>>> = {
  physics: { neet: 25, jee: 33 },
  chemistry: { neet: 25, jee: 33 },
  maths: { jee: 34 },
  biology: { neet: 50 },
};
const titles: Readonly<Record<SubjectName, string>> = {
  maths: 'Maths',
  physics: 'Physics',
  chemistry: 'Chemistry',
  biology: 'Biology',
};
const names = Object.keys(subjectCodes) as SubjectName[];
const standards = [
  { id: 11, name: 'Class 11' },
  { id: 12, name: 'Class 12' },
  { id: 13, name: 'Repeater' },
];
const sat = { targetYears: [2027, 2028, 2029], standards: standards.map(({ id }) => id) };

/** NEET and JEE with the forty chapters of the demo bank: what the provider keeps, for tests and the seed. */
export const examTaxonomy: ReferenceTaxonomy = {
  standards,
  subjects: names.map((code) => ({ id: subjectCodes[code], code, name: titles[code], tag: subjectTags[code] })),
  exams: [
    {
      id: examCodes.neet,
      code: 'neet',
      name: 'NEET UG',
      category: 'NEET',
      subjects: ['physics', 'chemistry', 'biology'],
      ...sat,
    },
    {
      id: examCodes.jee,
      code: 'jee',
      name: 'JEE Main',
      category: 'JEE',
      subjects: ['maths', 'physics', 'chemistry'],
      ...sat,
    },
  ],
  chapters: names.flatMap((subject) => chapters[subject].map((name) => ({ subject, name, weights: weights[subject] }))),
};

/** The area of that name. */
export async function anArea(ctx: Context, name = 'Kinematics'): Promise<Area> {
  return (await areasOf(ctx)).find((area) => area.name === name)!;
}
