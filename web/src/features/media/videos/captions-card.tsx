import type { Language } from '@abhyas/contract/shapes';
import type { Video } from '@abhyas/contract/media/videos';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { FieldError } from '../../../ui/controls/field-error.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './videos.module.css';

const names: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** The captions of a video: what is there, and a form for more. */
export function CaptionsCard({ video }: { readonly video: Video }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const client = useQueryClient();
  const { mediaId } = video;
  const renew = () => client.invalidateQueries({ queryKey: api.media.showVideo.key });
  const remove = async (captionId: string, label: string) => {
    try {
      await api.media.removeCaption({ params: { mediaId, captionId } });
      toast.good(t('media.videos.removed', { label }));
    } catch (error) {
      toast.bad(say(error));
    }
    await renew();
  };
  return (
    <Card title={t('media.videos.captions')}>
      {video.captions.length === 0 && <p className={classes['words']}>{t('media.videos.noCaptions')}</p>}
      <ul className={classes['captions']}>
        {video.captions.map(({ captionId, language, label }) => (
          <li key={captionId}>
            <span lang={language}>{label}</span>
            <IconButton
              icon={IconTrash}
              label={t('media.videos.removeOf', { label })}
              onClick={() => void remove(captionId, label)}
            />
          </li>
        ))}
      </ul>
      <AddCaption mediaId={mediaId} onAdded={renew} />
    </Card>
  );
}

function AddCaption({ mediaId, onAdded }: { readonly mediaId: string; readonly onAdded: () => Promise<void> }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [language, setLanguage] = useState<Language>('en');
  const [label, setLabel] = useState(names.en);
  const [problem, setProblem] = useState<{ readonly field: 'file' | 'label'; readonly text: string }>();
  const [busy, setBusy] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const ids = { file: useId(), problem: useId() };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = file.current?.files?.[0];
    if (!chosen) return setProblem({ field: 'file', text: t('media.videos.pick') });
    if (label.trim() === '') return setProblem({ field: 'label', text: t('media.videos.labelMissing') });
    setProblem(undefined);
    setBusy(true);
    try {
      await api.media.addCaption({ params: { mediaId }, query: { language, label: label.trim() }, body: chosen });
      if (file.current) file.current.value = '';
      toast.good(t('media.videos.added', { label: label.trim() }));
      await onAdded();
    } catch (error) {
      setProblem({ field: 'file', text: say(error) });
    } finally {
      setBusy(false);
    }
  };
  const choose = (next: Language) => {
    if (label === names[language]) setLabel(names[next]);
    setLanguage(next);
  };
  return (
    <form className={classes['form']} noValidate onSubmit={(event) => void submit(event)}>
      <NativeSelect
        label={t('media.videos.language')}
        value={language}
        data={Object.entries(names).map(([value, name]) => ({ value, label: name }))}
        onChange={(event) => choose(event.currentTarget.value === 'hi' ? 'hi' : 'en')}
      />
      <TextInput
        label={t('media.videos.label')}
        value={label}
        maxLength={60}
        error={problem?.field === 'label' && problem.text}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <div className={classes['file']}>
        <label htmlFor={ids.file}>{t('media.videos.file')}</label>
        <input
          ref={file}
          id={ids.file}
          type="file"
          accept=".vtt,.srt,text/vtt"
          aria-describedby={ids.problem}
          aria-invalid={problem?.field === 'file'}
        />
        {problem?.field === 'file' ? (
          <FieldError id={ids.problem}>{problem.text}</FieldError>
        ) : (
          <small id={ids.problem}>{t('media.videos.captionsHelp')}</small>
        )}
      </div>
      <Button type="submit" variant="outline" loading={busy}>
        {t('media.videos.add')}
      </Button>
    </form>
  );
}
