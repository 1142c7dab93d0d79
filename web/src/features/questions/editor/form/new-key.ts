const began = Date.now().toString(36);
let made = 0;

/** A name for a part of the form. It is not met again in a draft of another page, so that both can live in one form. */
export const newKey = (): string => `${began}-${++made}`;
