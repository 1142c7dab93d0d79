import { type Finding, groupOf, type House, isTest } from '../house.ts';

const PLURALS = /(^|[-/])(utils|utilities|helpers|commons|managers|datas|handles|handlers)([-./]|$)/;

/** Words that say nothing are no better in the plural: a file of handlers holds use cases that have files of their own. */
export function pluralWords({ files }: House): Finding[] {
  return files.filter(({ path }) => PLURALS.test(path)).map(({ path }) => ({ group: groupOf(path), what: path }));
}

/** A screen that sends something knows from its change whether it is under way; it keeps no flag of its own. */
export function ownBusyFlags({ files }: House): Finding[] {
  return files
    .filter(({ path, text }) => !isTest(path) && /\[busy, setBusy\]/.test(text))
    .map(({ path }) => ({ group: groupOf(path), what: path }));
}
