/** What is typed about an account. */
export interface BankValues {
  readonly holder: string;
  readonly account: string;
  readonly again: string;
  readonly ifsc: string;
  readonly accountKind: 'savings' | 'current';
}
export const emptyBank: BankValues = { holder: '', account: '', again: '', ifsc: '', accountKind: 'current' };

/** What is wrong with each field, as the key of a sentence. The patterns are the contract's. */
export function bankProblems(values: BankValues): Partial<Record<keyof BankValues, string>> {
  const problems: Partial<Record<keyof BankValues, string>> = {};
  if (values.holder.trim().length < 2) problems.holder = 'tenancy.bank.problems.holder';
  if (!/^\d{9,18}$/.test(values.account)) problems.account = 'tenancy.bank.problems.account';
  if (values.again !== values.account) problems.again = 'tenancy.bank.problems.again';
  if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(values.ifsc)) problems.ifsc = 'tenancy.bank.problems.ifsc';
  return problems;
}

/** Digits only, as people copy numbers with spaces. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 18);
/** Capital letters and digits without spaces. */
export const ifscOf = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 11);
