import { ApiError } from '../../../lib/api.ts';

export type SignInField = 'email' | 'password' | 'tncAgreed' | 'otp';

const fields: Readonly<Record<string, SignInField | undefined>> = {
  INVALID_CREDENTIALS: 'password',
  ACCOUNT_DISABLED: 'email',
  TOTP_WRONG: 'otp',
};

/** The field beside which a refused sign-in is told, by the refusal's name and never by its text (spec §8); none for what lies outside the form. */
export const fieldOf = (error: unknown): SignInField | undefined =>
  error instanceof ApiError ? fields[error.name] : undefined;
