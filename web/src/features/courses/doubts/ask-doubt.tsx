import type { DoubtPin } from '@abhyas/contract/courses/doubts';
import { fromSource, type RichTextDoc, toSource } from '@abhyas/contract/rich-text';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { RichTextInput } from '../../../ui/rich-text-editor/rich-text-input.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { DoubtLine } from './doubt-line.tsx';
import { useDoubtWords } from './doubt-words.ts';
import classes from './doubts.module.css';
import { useDoubtPictures } from './use-doubt-pictures.ts';

interface Props {
  readonly courseId: string;
  readonly lessonId: string;
  /** Where the learner is now. */
  readonly pin: DoubtPin | null;
  readonly onOpen: (doubtId: string) => void;
  readonly onCancel: () => void;
}

const QUIET_MS = 400;
/** Letters of a title before it says something. */
const LEAST = 5;
const MOST = 160;

/** A new doubt: while one types, those that were asked before are shown first. */
export function AskDoubt({ courseId, lessonId, pin, onOpen, onCancel }: Props) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const words = useDoubtWords();
  const client = useQueryClient();
  const [title, setTitle] = useState('');
  const [body, setBody] = useState<RichTextDoc>(() => fromSource(''));
  const [pinned, setPinned] = useState(pin !== null);
  const [tooShort, setTooShort] = useState(false);
  const { pictures, resolveImage } = useDoubtPictures(false);
  const params = { courseId, lessonId };
  const ask = useMutation({
    mutationFn: () => api.courses.askDoubt({ params, body: { title, body, pin: pinned ? pin : null } }),
    onSuccess: async ({ doubtId }) => {
      toast.good(t('courses.doubts.asked'));
      await client.invalidateQueries({ queryKey: api.courses.listDoubts.key });
      onOpen(doubtId);
    },
  });
  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTooShort(title.trim().length < LEAST);
        if (title.trim().length >= LEAST) ask.mutate();
      }}
    >
      <TextInput
        data-autofocus
        label={t('courses.doubts.titleLabel')}
        placeholder={t('courses.doubts.titleExample')}
        required
        maxLength={MOST}
        value={title}
        error={tooShort && title.trim().length < LEAST && t('courses.doubts.titleShort')}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Similar courseId={courseId} lessonId={lessonId} typed={`${title}\n\n${toSource(body)}`} onOpen={onOpen} />
      <RichTextInput
        label={t('courses.doubts.bodyLabel')}
        help={t('courses.doubts.bodyHelp')}
        size="short"
        value={body}
        onChange={setBody}
        pictures={pictures}
        resolveImage={resolveImage}
      />
      {pin && (
        <Checkbox
          label={t(`courses.doubts.pinned.${pin.at}`, { place: words.pin(pin) })}
          checked={pinned}
          onChange={({ currentTarget }) => setPinned(currentTarget.checked)}
        />
      )}
      {ask.error && (
        <Notice tone="bad" live>
          {say(ask.error)}
        </Notice>
      )}
      <div className={classes['buttons']}>
        <Button variant="outline" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={ask.isPending}>
          {t('courses.doubts.askNow')}
        </Button>
      </div>
    </form>
  );
}

interface SimilarProps {
  readonly courseId: string;
  readonly lessonId: string;
  readonly typed: string;
  readonly onOpen: (doubtId: string) => void;
}

/** Doubts that say nearly the same: perhaps the answer is there already. */
function Similar({ courseId, lessonId, typed, onOpen }: SimilarProps) {
  const { t } = useTranslation();
  const [words] = useDebouncedValue(typed.trim().slice(0, 400), QUIET_MS);
  const { data } = useQuery({
    ...query(api.courses.findSimilarDoubts, { params: { courseId, lessonId }, query: { words } }, { quiet: true }),
    enabled: words.length >= LEAST,
    placeholderData: keepPreviousData,
  });
  if (words.length < LEAST || !data?.rows.length) return null;
  return (
    <section className={classes['similar']} aria-label={t('courses.doubts.similar')}>
      <h4>{t('courses.doubts.similar')}</h4>
      <ul className={classes['list']}>
        {data.rows.map((doubt) => (
          <DoubtLine key={doubt.doubtId} doubt={doubt} onOpen={() => onOpen(doubt.doubtId)} />
        ))}
      </ul>
    </section>
  );
}
