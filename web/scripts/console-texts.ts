/**
 * Fragments of texts that the test console says, and what stands around every page: `<domain>` or `<domain>.<area>` as the files are
 * called. They are the file that comes first; what the other pages of visitors and students say comes beside it, and the console does
 * without that.
 */
export const consoleTexts: ReadonlySet<string> = new Set([
  'app',
  'assessments',
  'assessments.pattern-line',
  'assessments.tools',
  'assessments.variants',
  'courses.offline',
  'errors',
  'identity',
  'questions.kinds',
  'tenancy.lifecycle',
  'ui',
  'ui.rich-text',
]);
