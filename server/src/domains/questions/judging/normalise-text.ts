/** One form for texts that a person would call the same: NFC, spaces collapsed, zero-width spaces gone. Letter case stays. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim();
}
