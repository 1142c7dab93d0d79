const MOST = 2000;

interface Said {
  readonly emailId?: string;
  readonly socialAccountId?: string;
  readonly socialPhotoUrl?: string;
}

/**
 * What a token of Google says of its person, for the fields of spec §7. Nothing is decided by it: the server believes only the token that
 * it has verified. A token of Facebook can be read by Facebook alone and says nothing here.
 */
export function saidByToken(token: string): Said {
  const [, payload] = token.split('.');
  try {
    const bytes = Uint8Array.from(atob((payload ?? '').replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>>;
    const text = (name: string) => {
      const value = claims[name];
      return typeof value === 'string' && value.length <= MOST ? value : undefined;
    };
    const [email, subject, picture] = [text('email'), text('sub'), text('picture')];
    return {
      ...(email && { emailId: email }),
      ...(subject && { socialAccountId: subject }),
      ...(picture && { socialPhotoUrl: picture }),
    };
  } catch {
    return {};
  }
}
