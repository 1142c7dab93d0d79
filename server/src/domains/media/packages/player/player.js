// Runs on the content host, in the frame that the app shows. It gives the package the API of its standard, and the app what the package said.
// Everything here can be read and changed by the package: it knows no more than this one sitting.
const { appOrigin, token } = document.body.dataset;
const frame = document.getElementById('unit');
const menu = document.getElementById('units');
const saveAfterSeconds = 5;

let sitting;
let open;
let sequence = 0;
/** Said, and not known to be kept: unit → commit. */
const unsaved = new Map();

const tell = (message) => parent.postMessage({ abhyas: 'package', token, ...message }, appOrigin);

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== appOrigin || source !== parent || data?.abhyas !== 'package' || data.token !== token) return;
  if (data.kind === 'start' && !sitting) start(data);
  if (data.kind === 'kept') forget(data.sequence);
});
addEventListener('pagehide', sendLast);
tell({ kind: 'ready' });

function start(given) {
  sitting = given;
  sequence = given.sequence;
  document.body.toggleAttribute('data-dark', given.dark === true);
  document.documentElement.lang = given.language;
  frame.title = given.title;
  if (given.units.length > 1) drawMenu(given.units);
  openUnit(given.unitId);
}

function drawMenu(units) {
  menu.hidden = false;
  menu.ariaLabel = sitting.title;
  menu.replaceChildren(
    ...units.map(({ unitId, title }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.unit = unitId;
      button.textContent = title;
      button.addEventListener('click', () => openUnit(unitId));
      return button;
    }),
  );
  markMenu();
}

function markMenu() {
  for (const button of menu.children) {
    const { unit } = button.dataset;
    button.toggleAttribute('data-done', isDone(sitting.states[unit]));
    if (unit === open?.unit.unitId) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }
}

const isDone = (values = {}) =>
  ['completed', 'passed', 'failed'].includes(values['cmi.core.lesson_status'] ?? values['cmi.completion_status']);

/** Leaves the unit that is open, so that it can say its last, and opens another with an API of its own. */
async function openUnit(unitId) {
  await leave();
  const unit = sitting.units.find((one) => one.unitId === unitId);
  if (!unit) return;
  open = { unit, ...(unit.speaks ? await makeApi(unit) : {}) };
  if (!unit.speaks) commit(unit, { 'cmi.completion_status': 'completed' });
  frame.src = new URL(unit.launch, new URL('files/', location.href)).href;
  markMenu();
}

async function leave() {
  if (!open) return;
  await new Promise((done) => {
    frame.addEventListener('load', done, { once: true });
    frame.src = 'about:blank';
  });
  open.end?.();
  delete window.API;
  delete window.API_1484_11;
}

const settings = { autocommit: true, autocommitSeconds: saveAfterSeconds, logLevel: 5, autoProgress: false };

async function makeApi(unit) {
  const old = sitting.standard === 'scorm12';
  const { Scorm12API, Scorm2004API } = await import(`/player/${sitting.standard}.js`);
  const api = old ? new Scorm12API(settings) : new Scorm2004API(settings);
  const names = old
    ? { finish: 'LMSFinish', ended: 'LMSFinish', committed: 'LMSCommit', total: 'cmi.core.total_time' }
    : { finish: 'Terminate', ended: 'Terminate', committed: 'Commit', total: 'cmi.total_time' };
  api.loadFromFlattenedJSON(beginning(unit, sitting.states[unit.unitId], old), '');
  const save = () => commit(unit, { ...plain(api.getFlattenedCMI()), [names.total]: api.cmi.getCurrentTotalTime() });
  for (const name of [names.committed, names.ended, old ? 'AutoCommit' : 'AutoCommit']) api.on(name, save);
  window[old ? 'API' : 'API_1484_11'] = api;
  return { end: () => api.isInitialized?.() && api[names.finish](''), save: () => api.isInitialized?.() && save() };
}

/** Of each sitting anew: never taken from what was said before. */
const ofOneSitting =
  /^cmi\.(core\.)?(session_time|exit|entry|student_id|student_name|learner_id|learner_name|credit|lesson_mode|mode|_.*)$/;

/** What a unit finds: all that it said before, who learns, whether it goes on, and what its manifest gives it. */
function beginning(unit, said = {}, old) {
  const core = old ? 'cmi.core.' : 'cmi.';
  const before = Object.entries(said).filter(
    ([name, value]) => !ofOneSitting.test(name) && value !== '' && value !== null,
  );
  const goesOn = before.length > 0 && (said[`${core}exit`] === 'suspend' || !isDone(said));
  const { id, name } = sitting.learner;
  return {
    ...Object.fromEntries(before),
    ...(unit.launchData !== '' && { 'cmi.launch_data': unit.launchData }),
    [`${core}entry`]: goesOn ? 'resume' : before.length > 0 ? '' : 'ab-initio',
    [`${core}credit`]: sitting.preview ? 'no-credit' : 'credit',
    ...(old
      ? {
          'cmi.core.student_id': id,
          'cmi.core.student_name': name,
          'cmi.core.lesson_mode': sitting.preview ? 'browse' : 'normal',
          ...(unit.masteryScore !== null && { 'cmi.student_data.mastery_score': String(unit.masteryScore) }),
        }
      : { 'cmi.learner_id': id, 'cmi.learner_name': name, 'cmi.mode': sitting.preview ? 'browse' : 'normal' }),
  };
}

/** Values alone: empty lists come as objects. */
const plain = (values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && typeof value !== 'object'));

function commit(unit, values) {
  sitting.states[unit.unitId] = values;
  sequence += 1;
  const said = { unitId: unit.unitId, sequence, values };
  unsaved.set(unit.unitId, said);
  tell({ kind: 'said', ...said });
  markMenu();
}

function forget(upTo) {
  for (const [unitId, said] of unsaved) if (said.sequence <= upTo) unsaved.delete(unitId);
}

/** The page is closed: nobody may be left to pass on what was said last, so it goes straight to the address of this sitting. */
function sendLast() {
  open?.save?.();
  if (sitting?.preview) return;
  for (const said of unsaved.values()) {
    navigator.sendBeacon(
      new URL('said', location.href),
      new Blob([JSON.stringify(said)], { type: 'application/json' }),
    );
  }
}
