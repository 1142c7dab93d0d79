type Command = 'palette' | 'shortcuts';
const target = new EventTarget();

/** Asks the page for something that lies above every screen. */
export const runPageCommand = (command: Command): void => void target.dispatchEvent(new Event(command));

/** Listens for it; returns how to stop. */
export function onPageCommand(command: Command, run: () => void): () => void {
  target.addEventListener(command, run);
  return () => target.removeEventListener(command, run);
}
