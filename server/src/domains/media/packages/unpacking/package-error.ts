/** Why an upload cannot be shown as a package: text keys `media.packageProblems.<problem>`. */
export type PackageProblem =
  | 'archive'
  | 'noManifest'
  | 'manifestBroken'
  | 'notScorm'
  | 'noUnit'
  | 'tooManyUnits'
  | 'unitTwice'
  | 'foreign'
  | 'launchMissing';

export class PackageError extends Error {
  readonly problem: PackageProblem;
  constructor(problem: PackageProblem) {
    super(problem);
    this.name = 'PackageError';
    this.problem = problem;
  }
}
