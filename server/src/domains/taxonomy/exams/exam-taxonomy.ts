import { examCodes, subjectCodes, type SubjectName, subjectTags } from '@abhyas/contract/taxonomy/taxonomy';
import type { ReferenceTaxonomy } from './save-reference.ts';

/** Counts up with each change of what stands below, so that an upgrade writes it once. */
export const TAXONOMY_VERSION = 1;

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
/** What each chapter rests on. */
const needs: Readonly<Record<string, readonly string[]>> = {
  Kinematics: ['Units and Measurements'],
  'Laws of Motion': ['Kinematics'],
  'Work, Energy and Power': ['Laws of Motion'],
  'Rotational Motion and Gravitation': ['Laws of Motion', 'Work, Energy and Power'],
  'Oscillations and Waves': ['Laws of Motion', 'Work, Energy and Power'],
  'Electrostatics and Current Electricity': ['Work, Energy and Power'],
  'Magnetism and Electromagnetic Induction': ['Electrostatics and Current Electricity'],
  'Optics and Modern Physics': ['Oscillations and Waves'],
  'Periodicity and Chemical Bonding': ['Atomic Structure'],
  'Chemical Thermodynamics': ['Mole Concept and Stoichiometry'],
  'Chemical and Ionic Equilibrium': ['Mole Concept and Stoichiometry', 'Chemical Thermodynamics'],
  Electrochemistry: ['Chemical and Ionic Equilibrium'],
  'Chemical Kinetics': ['Mole Concept and Stoichiometry'],
  'd-Block and Coordination Compounds': ['Periodicity and Chemical Bonding'],
  'General Organic Chemistry and Hydrocarbons': ['Periodicity and Chemical Bonding'],
  'Organic Functional Groups': ['General Organic Chemistry and Hydrocarbons'],
  'Complex Numbers and Quadratic Equations': ['Sets, Relations and Functions'],
  'Permutations, Combinations and Binomial Theorem': ['Sequences and Series'],
  'Coordinate Geometry': ['Trigonometry'],
  'Limits and Differential Calculus': ['Sets, Relations and Functions', 'Trigonometry'],
  'Integral Calculus and Differential Equations': ['Limits and Differential Calculus'],
  'Vectors, 3-D Geometry and Probability': ['Coordinate Geometry'],
  'Biomolecules and Enzymes': ['Cell Structure and Division'],
  'Plant Physiology': ['Cell Structure and Division'],
  'Digestion, Breathing and Circulation': ['Biomolecules and Enzymes'],
  Reproduction: ['Cell Structure and Division'],
  Genetics: ['Reproduction'],
  'Molecular Biology and Biotechnology': ['Biomolecules and Enzymes', 'Genetics'],
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

/** NEET and JEE with forty chapters: what the provider of every installation keeps from the start. */
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
  chapters: names.flatMap((subject) =>
    chapters[subject].map((name) => ({ subject, name, weights: weights[subject], needs: needs[name] ?? [] })),
  ),
};
