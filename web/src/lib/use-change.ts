import { type MutationOptions, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefusalText } from './refusal-text.ts';
import { sayChange } from './say-change.ts';

type TakeBack = (() => void) | undefined;

interface Options<G, R> extends Pick<MutationOptions, 'networkMode' | 'scope'> {
  /**
   * What is asked for anew afterwards: calls of the api, or beginnings of query keys (`['cohorts']` for all of a domain). Also after a
   * refusal, since what was refused has often changed elsewhere.
   */
  readonly stale?: readonly (QueryKey | { readonly key: QueryKey })[];
  /** The toast that says that it went well. */
  readonly said?: string | ((reply: R, given: G) => string);
  /** What follows when it went well; `refreshed` resolves when what was stale has come anew. */
  readonly after?: (reply: R, given: G, refreshed: Promise<void>) => unknown;
  /** What follows a refusal, besides saying it. */
  readonly refused?: (error: Error, given: G) => unknown;
  /** The screen says `problem` itself, beside what was sent; otherwise a toast does. */
  readonly inline?: boolean;
  /** Shows the change before the server has answered. What it returns takes it back after a refusal. */
  readonly ahead?: (given: G) => TakeBack | Promise<TakeBack>;
}

interface Change<G, R> {
  /** `done`: what follows this one alone when it went well, while the screen is still there. */
  readonly send: (given: G, done?: () => void) => void;
  readonly busy: boolean;
  /** What is being sent, while it is. */
  readonly given: G | undefined;
  /** What the server answered last. */
  readonly reply: R | undefined;
  readonly isDone: boolean;
  /** Why the last one was refused: as it came, for `useRefusedFields`, and in words. */
  readonly error: Error | null;
  readonly problem: string | undefined;
  /** Forgets the last reply or refusal. */
  readonly reset: () => void;
}

/**
 * The one way to send a change. `call` sends it by the typed api and throws refusals; they are said in a toast, or by the screen where
 * `inline` is set. `const remove = useChange((id: string) => api.x.removeThing({ params: { id } }), { stale: [api.x.listThings] })`,
 * then `remove.send(id)`.
 */
export function useChange<G = void, R = unknown>(
  call: (given: G) => Promise<R>,
  { stale = [], said, after, refused, inline = false, ahead, ...rest }: Options<G, R> = {},
): Change<G, R> {
  const client = useQueryClient();
  const say = useRefusalText();
  const refresh = async (): Promise<void> => {
    const keys = stale.map((one) => ('key' in one ? one.key : one));
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const change = useMutation<R, Error, G, TakeBack>({
    ...rest,
    mutationFn: call,
    onMutate: async (given) => ahead?.(given),
    onSuccess: async (reply, given) => {
      if (said !== undefined) sayChange('good', typeof said === 'string' ? said : said(reply, given));
      const refreshed = refresh();
      await after?.(reply, given, refreshed);
      await refreshed;
    },
    onError: async (error, given, takeBack) => {
      takeBack?.();
      if (!inline) sayChange('bad', say(error));
      await refused?.(error, given);
      await refresh();
    },
  });
  return {
    send: (given, done) => change.mutate(given, { ...(done && { onSuccess: done }) }),
    busy: change.isPending,
    given: change.isPending ? change.variables : undefined,
    reply: change.data,
    isDone: change.isSuccess,
    error: change.error,
    problem: change.error ? say(change.error) : undefined,
    reset: change.reset,
  };
}
