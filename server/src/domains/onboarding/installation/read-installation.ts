import { passwordLength } from '@abhyas/contract/identity/constants';
import { z } from 'zod';
import { runtime } from '../../../kernel/runtime.ts';
import { isStrongPassword } from '../../identity/index.ts';

const text = (max: number) => z.string().trim().min(1).max(max);
const form = z.object({
  name: text(80),
  firstName: text(60),
  lastName: z.string().trim().max(60),
  email: z.string().trim().toLowerCase().pipe(z.email()),
  password: z.string().min(passwordLength.min).max(passwordLength.max),
});

/** What the first owner says of the provider and of himself. */
export type Installation = z.output<typeof form>;
export type InstallationField = keyof Installation;
/** By field, the key of the sentence that says what is wrong. */
export type InstallationProblems = Partial<Record<InstallationField, string>>;

/**
 * Reads the form of an installation. The e-mail has to be of the provider's domain, because by that the provider's employees are known
 * (spec §6): an owner with another address could not open their desk.
 */
export async function readInstallation(
  fields: Readonly<Record<string, unknown>>,
): Promise<{ readonly given: Installation } | { readonly problems: InstallationProblems }> {
  const read = form.safeParse(fields);
  if (!read.success) {
    const broken = read.error.issues.map(({ path }) => path[0] as InstallationField);
    return { problems: Object.fromEntries(broken.map((field) => [field, `${field}Wrong`])) };
  }
  const given = read.data;
  if (!given.email.endsWith(`@${runtime().config.providerEmailDomain}`)) return { problems: { email: 'emailForeign' } };
  if (!(await isStrongPassword(given.password, [given.firstName, given.lastName, given.email, given.name])))
    return { problems: { password: 'passwordWeak' } };
  return { given };
}
