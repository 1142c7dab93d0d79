/** The tables of a collection as every version of Anki reads them (its schema 11). */
export const ankiSchema = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
  dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null,
  dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
  tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
  usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
  factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null,
  odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
  lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);
`;

/** Between the fields of a note. */
export const FIELD = '\u001f';

const field = (name: string, ord: number) => ({
  name,
  ord,
  sticky: false,
  rtl: false,
  font: 'Arial',
  size: 20,
  media: [],
});
const css =
  '.card { font-family: arial; font-size: 20px; text-align: center; } .cloze { font-weight: bold; color: blue; }';
const latex = {
  latexPre: '\\documentclass[12pt]{article}\\pagestyle{empty}\\begin{document}',
  latexPost: '\\end{document}',
};

/** A form of notes with a question and an answer (`type` 0), or with gaps (1). */
export function ankiModel(id: number, type: 0 | 1, did: number) {
  const isCloze = type === 1;
  const names = isCloze ? ['Text', 'Back Extra'] : ['Front', 'Back'];
  const template = {
    name: isCloze ? 'Cloze' : 'Card 1',
    ord: 0,
    qfmt: isCloze ? '{{cloze:Text}}' : '{{Front}}',
    afmt: isCloze ? '{{cloze:Text}}<br>{{Back Extra}}' : '{{FrontSide}}<hr id=answer>{{Back}}',
    did: null,
    bqfmt: '',
    bafmt: '',
  };
  return {
    id,
    name: isCloze ? 'Cloze' : 'Basic',
    type,
    mod: 0,
    usn: 0,
    sortf: 0,
    did,
    tmpls: [template],
    flds: names.map(field),
    css,
    ...latex,
    tags: [],
    vers: [],
    req: [[0, 'any', [0]]],
  };
}

export function ankiDeck(id: number, name: string, desc: string) {
  const today = { newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] };
  return { id, name, desc, mod: 0, usn: 0, conf: 1, dyn: 0, collapsed: false, extendNew: 10, extendRev: 50, ...today };
}

/** How the deck is learned in Anki; what it leaves out Anki fills in. */
export const ankiOptions = {
  1: {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20 },
    rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36_500, perDay: 200 },
    lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
  },
};
