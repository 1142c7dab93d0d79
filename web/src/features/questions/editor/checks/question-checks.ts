import { everyDoc, isMarkedByPerson, keyKinds } from '@abhyas/contract/questions/question-types';
import { formulasOf, imagesOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import { isEmpty, lacksAlternative } from '../form/documents.ts';
import { contentOf, draftOf, hasHindi, type QuestionForm, type WordLanguage } from '../form/question-form.ts';

/** One thing that a question needs or should have. Its texts are `questions.drafts.checks.<key>.good` and `.missing`. */
export interface QuestionCheck {
  readonly key:
    | 'words'
    | 'key'
    | 'oneKey'
    | 'area'
    | 'explanation'
    | 'formulas'
    | 'figures'
    | 'hindi'
    | 'hindiExplanation';
  readonly good: boolean;
  /** Where it is fixed: the path of the field, and the language in which it stands. */
  readonly path: string;
  readonly language: WordLanguage | undefined;
}

interface Place {
  readonly path: string;
  readonly doc: RichTextDoc;
  readonly language: WordLanguage;
}

/** Is the question complete? `reads`: whether a formula can be typeset; none while that is not known yet. */
export function questionChecks(form: QuestionForm, reads: ((latex: string) => boolean) | undefined): QuestionCheck[] {
  const problems = Object.keys(draftOf(form).problems);
  const hindi = hasHindi(form);
  const places = (['en', ...(hindi ? (['hi'] as const) : [])] as const).flatMap((language) => placesOf(form, language));
  const first = (prefix: string) => problems.find((path) => path.startsWith(prefix));
  const words = first('content.en');
  const key = first('key');
  const checks: QuestionCheck[] = [
    { key: 'words', good: words === undefined, path: words ?? 'content.en.stem', language: 'en' },
    { key: isChoice(form) ? 'oneKey' : 'key', good: key === undefined, path: key ?? 'key', language: undefined },
    { key: 'area', good: first('knowledgeAreaId') === undefined, path: 'knowledgeAreaId', language: undefined },
  ];
  if (reads && places.some(({ doc }) => formulasOf(doc).length > 0))
    checks.push(at('formulas', places, ({ doc }) => formulasOf(doc).every(reads)));
  if (places.some(({ doc }) => imagesOf(doc).length > 0))
    checks.push(at('figures', places, ({ doc }) => !lacksAlternative(doc)));
  if (!isMarkedByPerson(form.type)) checks.push(explanationIn(form, 'en', 'explanation'));
  if (hindi) {
    const missing = first('content.hi');
    checks.push(
      missing === undefined
        ? explanationIn(form, 'hi', 'hindiExplanation')
        : { key: 'hindi', good: false, path: missing, language: 'hi' },
    );
  }
  return checks;
}

const isChoice = ({ type }: QuestionForm) => keyKinds[type] === 'choice' && type !== 'MULTIPLE';

const explanationIn = (form: QuestionForm, language: WordLanguage, key: QuestionCheck['key']): QuestionCheck => ({
  key,
  good: !isEmpty(form.explanation[language]),
  path: `content.${language}.explanation`,
  language,
});

function placesOf(form: QuestionForm, language: WordLanguage): Place[] {
  const content = contentOf(form, language);
  return everyDoc(content).map(({ path, doc }) => ({ path: `content.${language}.${path}`, doc, language }));
}

/** Holds for every place, or is fixed at the first where it does not. */
function at(key: QuestionCheck['key'], places: readonly Place[], holds: (place: Place) => boolean): QuestionCheck {
  const wrong = places.find((place) => !holds(place));
  const { path, language } = wrong ?? places[0]!;
  return { key, good: wrong === undefined, path, language };
}
