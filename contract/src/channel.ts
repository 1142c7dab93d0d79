/** Any zod schema, named by the two types it carries. */
interface Typed {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

interface Definition<B extends Typed, R extends Typed> {
  /** One line that says what it does. */
  readonly summary: string;
  /** `host`: only who leads; `anyone`: everybody who was let in. The server knows who is what, and reads it at each command. */
  readonly access: 'anyone' | 'host';
  readonly body: B;
  readonly reply: R;
  /** How often one person may send it: so many times in so many seconds. */
  readonly limit: readonly [times: number, seconds: number];
}
/** Something that a page asks for over the open line of a channel; the answer comes on the same line. */
export interface Command<B extends Typed = Typed, R extends Typed = Typed> extends Definition<B, R> {
  readonly kind: 'command';
}
/** The commands of one channel by name. */
export type Commands = { readonly [name: string]: Command };

/** Declares a command: validation, access, limit and types of both sides come from it. */
export const command = <B extends Typed, R extends Typed>(definition: Definition<B, R>): Command<B, R> => ({
  kind: 'command',
  ...definition,
});

/** What a handler receives, after validation. */
export type Said<T extends Command> = T['body']['_zod']['output'];
/** What a page gives. */
export type Saying<T extends Command> = T['body']['_zod']['input'];
/** What a page gets back. */
export type Heard<T extends Command> = T['reply']['_zod']['output'];

/** How the server answers a command: the reply, or a refusal as the catalogue names it. */
export type CommandAnswer =
  | { readonly reply: unknown }
  | {
      readonly error: string;
      readonly status: number;
      readonly message: string;
      readonly details?: Readonly<Record<string, unknown>>;
    };
