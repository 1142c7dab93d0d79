import type { MadeFile } from '@abhyas/contract/made-files/made-file';

const ASK_AGAIN_MS = 1000;

/** A file that somebody still waits for. */
export const isMaking = ({ state }: Pick<MadeFile, 'state'>): boolean => state === 'waiting' || state === 'running';

/** `refetchInterval` of a question about files that a job makes: it is asked again while one of its answer is not done. */
export const whileMaking =
  <Answer>(isWaitedFor: (answer: Answer) => boolean) =>
  ({ state }: { readonly state: { readonly data?: Answer | undefined } }): number | false =>
    state.data !== undefined && isWaitedFor(state.data) ? ASK_AGAIN_MS : false;

/** Bytes as people say them: 850 kB, 1.3 MB. `number` writes it in the language of the page. */
export const fileSize = (bytes: number, number: (value: number) => string): string =>
  bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1000))} kB` : `${number(Math.round(bytes / 100_000) / 10)} MB`;
