import { type ErrorName, errors } from '@abhyas/contract';
import type { FieldError } from '@abhyas/contract/envelope';

export type Details = Readonly<Record<string, string | number | boolean | null | readonly unknown[]>>;

/** Every expected "no" of the product; what it means to a client stands in the catalogue of the contract. */
export class Refusal extends Error {
  readonly error: ErrorName;
  readonly details: Details | undefined;
  readonly fields: readonly FieldError[] | undefined;
  constructor(error: ErrorName, details?: Details, fields?: readonly FieldError[]) {
    super(sentence(errors[error].message, details));
    this.name = 'Refusal';
    this.error = error;
    this.details = details;
    this.fields = fields;
  }
}

/** Refuses with an entry of the catalogue. */
export function fail(error: ErrorName, details?: Details, fields?: readonly FieldError[]): never {
  throw new Refusal(error, details, fields);
}

/** Refuses input that a schema cannot judge, beside its fields. */
export function failFields(error: ErrorName, fields: readonly FieldError[]): never {
  throw new Refusal(error, undefined, fields);
}

/** Puts details into the places of a sentence: `{seconds}`. */
export function sentence(message: string, details: Details = {}): string {
  return message.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(details[name] ?? place));
}
