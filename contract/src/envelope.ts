/** Every reply of the API, but the raw ones: zero and the object, or a code of the catalogue and what went wrong (spec §3, §7). */
export type Envelope<T> = { readonly responseCode: 0; readonly responseObject: T } | Refusal;

export interface Refusal {
  readonly responseCode: number;
  /** Name in the error catalogue; stable, for programs. */
  readonly error: string;
  /** Message key of the translation files. */
  readonly messageKey: string;
  /** English sentence, for logs and other clients. */
  readonly message: string;
  /** Details of the catalogue entry, e.g. the allowed range. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Where the input is wrong: path such as `body.title`, and a message key with its values. */
  readonly fields?: readonly FieldError[];
  /** Id under which the server logged an unexpected error. */
  readonly errorId?: string;
}

export interface FieldError {
  readonly path: string;
  readonly messageKey: string;
  readonly values?: Readonly<Record<string, string | number>>;
}
