/** A text between tags. What XML cannot hold is left out. */
export const xmlText = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A text inside quotes of an attribute. */
export const xmlAttribute = (text: string): string => xmlText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;');
