/** Ctrl, or ⌘ where the keyboard has it. */
export const commandKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
