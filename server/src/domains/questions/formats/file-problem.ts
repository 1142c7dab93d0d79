/** Why a file as a whole is refused; its text is `questions.imports.problems.<code>`. */
export const fileProblemCodes = [
  'FILE_KIND_UNKNOWN',
  'FILE_NO_QUESTIONS',
  'FILE_TOO_LARGE',
  'FILE_TOO_MANY',
  'FILE_TIMEOUT',
  'FILE_BROKEN',
  'JSON_BROKEN',
  'JSON_TOO_DEEP',
  'XML_BROKEN',
  'XML_DOCTYPE',
  'XML_TOO_DEEP',
  'ZIP_BROKEN',
  'ZIP_ENCRYPTED',
  'ZIP_PATH',
  'ZIP_NESTED',
  'WORD_NO_TABLE',
] as const;
export type FileProblemCode = (typeof fileProblemCodes)[number];
type Values = Readonly<Record<string, string | number>>;

/** A file that cannot be read at all; nothing of it is kept. */
export class FileProblem extends Error {
  readonly code: FileProblemCode;
  readonly values: Values;
  constructor(code: FileProblemCode, values: Values = {}) {
    super(code);
    this.name = 'FileProblem';
    this.code = code;
    this.values = values;
  }
}
