/** Finds the signed address of a picture among those that a reply carries. */
export const imageFinder =
  (images: Readonly<Record<string, string>> | undefined) =>
  (mediaId: string): string | undefined =>
    images?.[mediaId];
