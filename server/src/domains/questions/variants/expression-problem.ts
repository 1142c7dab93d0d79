/** Why an expression cannot be read, or has no value with certain numbers. `code`: message `questions.variables.checks.<code>`. */
export class ExpressionProblem extends Error {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: string, values: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}
