let running = 0;

/** Loads the line itself apart: at the first call it would only make the first page later. */
async function line() {
  const { nprogress } = await import('./progress-line.ts');
  return nprogress;
}

/** The line at the top while something loads (spec §9: minimum 30, speed 200). Each start needs its done. */
export const topProgress = {
  start(): void {
    running += 1;
    if (running === 1) void line().then((bar) => running > 0 && bar.start());
  },
  done(): void {
    running = Math.max(0, running - 1);
    if (running === 0) void line().then((bar) => running === 0 && bar.done());
  },
};
