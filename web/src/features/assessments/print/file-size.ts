/** Bytes as people say them: 850 kB, 1.3 MB. `number` writes it in the language of the page. */
export const fileSize = (bytes: number, number: (value: number) => string): string =>
  bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1000))} kB` : `${number(Math.round(bytes / 100_000) / 10)} MB`;
