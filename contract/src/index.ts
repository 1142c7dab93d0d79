import { attempts } from './assessments/attempts.ts';
import { assessmentsErrors } from './assessments/errors.ts';
import { papers } from './assessments/papers.ts';
import { kernelErrors } from './catalogue.ts';
import { discovery } from './discovery/home.ts';
import type { Api } from './endpoint.ts';
import { identityErrors } from './identity/errors.ts';
import { signIn } from './identity/sign-in.ts';
import { learners } from './learners/profile.ts';
import { mediaErrors } from './media/errors.ts';
import { images } from './media/images.ts';
import { bank } from './questions/bank.ts';
import { questionsErrors } from './questions/errors.ts';
import { imports } from './questions/imports.ts';
import { taxonomyErrors } from './taxonomy/errors.ts';
import { taxonomy } from './taxonomy/taxonomy.ts';
import { tenancyErrors } from './tenancy/errors.ts';
import { settings } from './tenancy/settings.ts';

/** Everything that server and web agree on, by domain. */
export const api = {
  tenancy: settings,
  identity: { ...signIn },
  taxonomy,
  media: images,
  learners,
  questions: { ...bank, ...imports },
  assessments: { ...papers, ...attempts },
  discovery,
} satisfies Api;

/** Every expected "no" by name. */
export const errors = {
  ...kernelErrors,
  ...tenancyErrors,
  ...identityErrors,
  ...taxonomyErrors,
  ...mediaErrors,
  ...questionsErrors,
  ...assessmentsErrors,
};
export type ErrorName = keyof typeof errors;
