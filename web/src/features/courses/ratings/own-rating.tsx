import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { FieldError, FormField } from '../../../ui/controls/field-error.tsx';
import { StarField } from '../../../ui/form/star-field.tsx';
import classes from './ratings.module.css';

/** What the student says of the course, or may say; nothing for who has not learnt with it yet. */
export function OwnRating({ courseId }: { readonly courseId: string }) {
  const { data: own } = useQuery({ ...query(api.courses.showOwnRating, { params: { courseId } }), staleTime: 0 });
  if (!own || (!own.mayRate && own.stars === null)) return null;
  return <OwnForm key={`${own.stars}:${own.text}`} courseId={courseId} own={own} />;
}

interface FormProps {
  readonly courseId: string;
  readonly own: { readonly stars: number | null; readonly text: string; readonly hidden: boolean };
}

function OwnForm({ courseId, own }: FormProps) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const client = useQueryClient();
  const [stars, setStars] = useState(own.stars ?? 0);
  const [text, setText] = useState(own.text);
  const onSuccess = () => client.invalidateQueries({ queryKey: ['courses'] });
  const save = useChange(() => api.courses.rateCourse({ params: { courseId }, body: { stars, text } }), {
    said: t('courses.ratings.saved'),
    after: () => onSuccess(),
    inline: true,
  });
  const remove = useChange(() => api.courses.removeRating({ params: { courseId } }), {
    after: onSuccess,
    inline: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stars > 0) save.send();
  };
  const problem = save.error ?? remove.error;
  return (
    <form className={classes['own']} onSubmit={submit}>
      <StarField label={t('courses.ratings.yours')} value={stars} onChange={setStars} />
      <FormField label={t('courses.ratings.words')} error={problem && say(problem)}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={1000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </FormField>
      {own.hidden && <FieldError>{t('courses.ratings.hiddenOwn')}</FieldError>}
      <div className={classes['buttons']}>
        <button type="submit" {...buttonFace('filled')} disabled={stars === 0 || save.busy}>
          {t(own.stars === null ? 'courses.ratings.send' : 'courses.ratings.change')}
        </button>
        {own.stars !== null && (
          <button type="button" {...buttonFace('ghost')} disabled={remove.busy} onClick={() => remove.send()}>
            {t('courses.ratings.remove')}
          </button>
        )}
      </div>
    </form>
  );
}
