import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeviceSwitch, ShowsSwitch } from '../preview/preview-switches.tsx';
import { QuestionPreview } from '../preview/question-preview.tsx';
import classes from './editor.module.css';
import { useEditing } from './fields/editing.ts';
import { contentOf, keyOf } from './form/question-form.ts';
import { useShownVariant } from './variables/use-shown-variant.tsx';

/** What the student sees, live: on a desktop or a phone, in the test or in the solution. */
export function PreviewPane({ number }: { readonly number: number | undefined }) {
  const { t } = useTranslation();
  const { form, language, imageOf } = useEditing();
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  const [shows, setShows] = useState<'test' | 'solution'>('solution');
  const shown = useDeferredValue(form);
  const { sample, bar } = useShownVariant(shown, language);
  // Twenty formulas are not drawn again for a key whose words come a moment later.
  const paper = useMemo(() => {
    const key = sample ? sample.key : keyOf(shown).key;
    return (
      <QuestionPreview
        type={shown.type}
        content={sample?.content ?? contentOf(shown, language)}
        language={language}
        solution={shows === 'solution' ? (key ?? noKey) : undefined}
        title={number === undefined ? t('questions.preview.question') : t('questions.number', { number })}
        imageOf={imageOf}
      />
    );
  }, [shown, sample, language, shows, number, imageOf, t]);
  return (
    <section className={classes['pane']} aria-labelledby="question-preview-title">
      <div className={classes['paneHead']}>
        <h2 id="question-preview-title" className={classes['paneTitle']}>
          {t('questions.preview.title')}
        </h2>
        <div className={classes['devices']}>
          <DeviceSwitch value={device} onChange={setDevice} />
        </div>
        <ShowsSwitch value={shows} onChange={setShows} />
      </div>
      {bar}
      <div className={classes['paper']} data-device={device} lang={language}>
        {paper}
      </div>
    </section>
  );
}

/** A key that accepts nothing: the solution then shows the explanation alone. */
const noKey = { kind: 'choice' as const, accepted: [] };
