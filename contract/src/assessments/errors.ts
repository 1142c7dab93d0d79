import { catalogue } from '../catalogue.ts';

export const assessmentsErrors = catalogue('assessments', {
  PAPER_NOT_READY: [422, 1, 'The paper cannot be published yet.'],
  PAPER_PUBLISHED: [409, 2, 'The paper is {status}, so that cannot be done now.'],
  PAPER_NOT_OPEN: [409, 3, 'The paper opens at {opensAt}.'],
  PAPER_CLOSED: [409, 4, 'The paper closed at {closesAt}.'],
  ATTEMPTS_USED: [409, 5, 'You have used all {allowed} attempts at this paper.'],
  ATTEMPT_CLOSED: [409, 6, 'The attempt is closed. What came late is kept as evidence.'],
  SUBMIT_INCOMPLETE: [409, 7, '{missing} answers of this device have not arrived yet.'],
  SEAT_TAKEN: [409, 8, 'The attempt is open on another device.'],
  RESULT_NOT_READY: [409, 9, 'The result is not out yet.'],
  SEAT_UNKNOWN: [409, 10, 'This device holds no seat of the attempt.'],
  PATTERN_UNKNOWN: [422, 12, 'There is no such pattern of an exam.'],
  KEYS_SAME_PERSON: [
    409,
    11,
    'You wrote {keys} of the answer keys yourself. Your institute asks somebody else to publish them.',
  ],
});
