/** `good`: it went well; `bad`: it was refused, and the sentence says why. */
type Show = (tone: 'good' | 'bad', sentence: string) => void;

let show: Show = () => undefined;

/** Says how a change went. It stays unsaid where nothing shows toasts. */
export const sayChange: Show = (tone, sentence) => show(tone, sentence);

/**
 * How that is shown: the toasts belong to the interface, which this room may not import, so they name themselves here. It stands apart
 * from `use-change`, since toasts are on every first page and changes are not.
 */
export const showChangesBy = (shower: Show): void => {
  show = shower;
};
