/**
 * Spec §4: a user counts as verified unless the mobile is not verified or the country check fails, which stands beside this. An
 * unknown mobile (null) is no objection.
 */
export function isVerified(account: { readonly mobile_verified: string | null }): boolean {
  return account.mobile_verified !== 'n';
}

/** Domain of an e-mail address, after parsing; undefined where it has none. */
export function emailDomain(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  return at > 0 && at < email.length - 1 ? email.slice(at + 1).toLowerCase() : undefined;
}

/** Spec §6: an account of the provider's institute whose verified e-mail has exactly the provider's domain. */
export function isEmployee(
  account: { readonly email: string; readonly email_verified_at: Date | null; readonly kind: string },
  instituteKind: string,
  providerDomain: string,
): boolean {
  return (
    instituteKind === 'provider' &&
    account.kind !== 'student' &&
    account.email_verified_at !== null &&
    emailDomain(account.email) === providerDomain
  );
}
