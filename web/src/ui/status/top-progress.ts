/** Most calls are back sooner: a line that only flashes would unsettle, and its code would make the first page heavier. */
const WAIT_MS = 300;
let running = 0;
let shown = false;
/** The line stands on the page. A start and a done that cross on their way must not leave it there. */
let isUp = false;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Loads the line itself apart, when it is first needed. */
async function line() {
  const { nprogress } = await import('./progress-line.ts');
  return nprogress;
}

function show(): void {
  waiting = undefined;
  shown = true;
  void line().then((bar) => {
    if (running === 0) return;
    isUp = true;
    bar.start();
  });
}

function hide(): void {
  clearTimeout(waiting);
  waiting = undefined;
  if (!shown && !isUp) return;
  shown = false;
  void line().then((bar) => {
    if (running > 0) return;
    isUp = false;
    bar.done();
  });
}

/** The line at the top while something takes its time (spec §9: minimum 30, speed 200). Each start needs its done. */
export const topProgress = {
  start(): void {
    running += 1;
    if (running === 1) waiting = setTimeout(show, WAIT_MS);
  },
  done(): void {
    running = Math.max(0, running - 1);
    if (running === 0) hide();
  },
};
