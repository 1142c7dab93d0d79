import type { MarkingRule } from '@abhyas/contract/assessments/shapes';
import type { QuestionType } from '@abhyas/contract/questions/shapes';
import type { Language } from '@abhyas/contract/shapes';

/** Whole hundredths as marks: `4`, `0.25`, `−1`. */
export const marksText = (hundredths: number): string => `${hundredths / 100}`.replace('-', '−');
const signed = (hundredths: number) => (hundredths > 0 ? `+${marksText(hundredths)}` : marksText(hundredths));

const hours = (minutes: number, hour: (n: number) => string, minute: (n: number) => string) =>
  [
    ...(minutes >= 60 ? [hour(Math.floor(minutes / 60))] : []),
    ...(minutes % 60 > 0 || minutes < 60 ? [minute(minutes % 60)] : []),
  ].join(' ');

const typeNotesEn: Partial<Record<QuestionType, string>> = {
  MULTIPLE: 'One or more options are correct.',
  MATRIX: 'For each row mark all columns that are correct.',
  INTEGER: 'The answer is a whole number.',
  DECIMAL: 'The answer is a number, with decimals where needed.',
};
const typeNotesHi: Partial<Record<QuestionType, string>> = {
  MULTIPLE: 'एक या एक से अधिक विकल्प सही हैं।',
  MATRIX: 'प्रत्येक पंक्ति के लिए सभी सही स्तंभ चिह्नित करें।',
  INTEGER: 'उत्तर एक पूर्णांक संख्या है।',
  DECIMAL: 'उत्तर एक संख्या है, आवश्यकता हो तो दशमलव सहित।',
};

/** Texts of the product on printed pages, in the language of the paper and not of any screen. */
export const words = {
  en: {
    time: (minutes: number) =>
      `Time: ${hours(
        minutes,
        (n) => `${n} ${n === 1 ? 'hour' : 'hours'}`,
        (n) => `${n} ${n === 1 ? 'minute' : 'minutes'}`,
      )}`,
    marks: (marks: number) => `Maximum marks: ${marksText(marks)}`,
    questions: (count: number) => `Questions: ${count}`,
    set: 'Set',
    key: 'Answer key',
    solutions: 'Solutions',
    name: 'Name of the candidate',
    roll: 'Roll number',
    date: 'Date',
    signature: 'Signature',
    instructions: 'Instructions',
    rough: 'Space for rough work',
    rule: ({ right, wrong, unanswered }: MarkingRule) =>
      `Right ${signed(right)}, wrong ${signed(wrong)}, not answered ${signed(unanswered)}`,
    ladder: (chosen: number, least: number, marks: number) =>
      `${signed(marks)} for ${chosen} of at least ${least} correct options`,
    part: 'Part marks where no wrong option is chosen',
    counted: (counted: number, of: number) =>
      `Attempt any ${counted} of ${of}; if more are answered, the first ${counted} count`,
    minutes: (minutes: number) => `${minutes} minutes`,
    numbers: (first: number, last: number) => (first === last ? `Question ${first}` : `Questions ${first} to ${last}`),
    shared: (first: number, last: number) =>
      first === last ? `For question ${first}` : `For questions ${first} to ${last}`,
    assertion: 'Assertion (A)',
    reason: 'Reason (R)',
    lists: ['List I', 'List II'],
    answer: 'Answer',
    explanation: 'Explanation',
    byHand: 'Marked by a person',
    dropped: 'Dropped',
    allRight: 'Every answer is right',
    or: 'or',
    to: 'to',
    end: 'End of the paper',
    decimals: (places: number) => (places === 0 ? 'whole number' : `to ${places} decimals`),
    types: typeNotesEn,
  },
  hi: {
    time: (minutes: number) =>
      `समय: ${hours(
        minutes,
        (n) => `${n} घंटे`,
        (n) => `${n} मिनट`,
      )}`,
    marks: (marks: number) => `पूर्णांक: ${marksText(marks)}`,
    questions: (count: number) => `प्रश्न: ${count}`,
    set: 'सेट',
    key: 'उत्तर कुंजी',
    solutions: 'हल',
    name: 'अभ्यर्थी का नाम',
    roll: 'अनुक्रमांक',
    date: 'दिनांक',
    signature: 'हस्ताक्षर',
    instructions: 'निर्देश',
    rough: 'रफ़ कार्य के लिए स्थान',
    rule: ({ right, wrong, unanswered }: MarkingRule) =>
      `सही ${signed(right)}, गलत ${signed(wrong)}, अनुत्तरित ${signed(unanswered)}`,
    ladder: (chosen: number, least: number, marks: number) =>
      `कम से कम ${least} सही विकल्पों में से ${chosen} पर ${signed(marks)}`,
    part: 'कोई गलत विकल्प न चुनने पर आंशिक अंक',
    counted: (counted: number, of: number) =>
      `${of} में से कोई ${counted} प्रश्न हल करें; अधिक हल करने पर पहले ${counted} ही गिने जाएँगे`,
    minutes: (minutes: number) => `${minutes} मिनट`,
    numbers: (first: number, last: number) => (first === last ? `प्रश्न ${first}` : `प्रश्न ${first} से ${last}`),
    shared: (first: number, last: number) => (first === last ? `प्रश्न ${first} के लिए` : `प्रश्न ${first} से ${last} के लिए`),
    assertion: 'अभिकथन (A)',
    reason: 'कारण (R)',
    lists: ['सूची I', 'सूची II'],
    answer: 'उत्तर',
    explanation: 'व्याख्या',
    byHand: 'परीक्षक द्वारा मूल्यांकन',
    dropped: 'प्रश्न हटाया गया',
    allRight: 'हर उत्तर सही है',
    or: 'या',
    to: 'से',
    end: 'प्रश्न-पत्र समाप्त',
    decimals: (places: number) => (places === 0 ? 'पूर्णांक संख्या' : `दशमलव के ${places} स्थानों तक`),
    types: typeNotesHi,
  },
} as const satisfies Readonly<Record<Language, unknown>>;
export type Words = (typeof words)[Language];
