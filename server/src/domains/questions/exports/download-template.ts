import type { Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { sheetHeader } from '../formats/sheet/write-row.ts';
import { type Column, keptColumns } from '../reading/columns.ts';

const examples: readonly Readonly<Partial<Record<Column, string>>>[] = [
  {
    question: 'What is $2+2$?',
    difficulty: 'Easy',
    option1: '$3$',
    option2: '$4$',
    option3: '$5$',
    correct: '2',
    explanation: 'Count.',
    pastExams: 'Jan-2024',
    area: 'Kinematics',
  },
  {
    question: 'Which are prime?',
    difficulty: 'Medium',
    option1: '$2$',
    option2: '$3$',
    option3: '$4$',
    correct: '1,2',
    area: 'Kinematics',
    type: 'MULTIPLE',
  },
  {
    question: 'The value of $\\pi$ to two decimals',
    difficulty: 'Easy',
    correct: '3.13..3.15 (round 2)',
    area: 'Kinematics',
    type: 'DECIMAL',
  },
  {
    question: 'The spelling of a hue in English',
    difficulty: 'Easy',
    correct: 'colour | color',
    area: 'Kinematics',
    type: 'FILL-BLANK-TEXT',
  },
  {
    question: 'Match the quantities with their units.',
    difficulty: 'Hard',
    correct: '1:2; 2:1,3',
    area: 'Kinematics',
    type: 'MATRIX',
    list1: 'Force\nEnergy',
    list2: 'J\nN\nN m',
  },
  {
    difficulty: 'Medium',
    correct: '1',
    area: 'Kinematics',
    type: 'ASSERTION-REASON',
    assertion: 'A body at rest stays at rest.',
    reason: 'Nothing acts on it.',
  },
  {
    question: 'Derive the first equation of motion.',
    difficulty: 'Medium',
    area: 'Kinematics',
    type: 'SUBJECTIVE-LONG',
    modelAnswer: 'Integrate $a = \\frac{dv}{dt}$.',
    tags: 'board, revision',
  },
];

/** An empty spreadsheet for an import: every column, and a row of each kind that shows how it is written. */
export async function downloadTemplate(_ctx: Context): Promise<FileAnswer> {
  const rows = examples.map((row) => (Object.keys(keptColumns) as Column[]).map((column) => row[column] ?? ''));
  return { fileName: 'questions-template.csv', content: writeCsv([[...sheetHeader], ...rows]) };
}
