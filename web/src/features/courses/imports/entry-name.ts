/** A path as the server writes it: composed letters, so that the same name is the same name whatever the system. */
export const entryName = (path: string): string => path.normalize('NFC');
