import { FileButton, Button, TextInput } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { Skeleton } from '../../../../ui/status/skeletons.tsx';
import { type ChangeScope, scopeBody } from '../scope-of.ts';
import type { FieldProps } from './wording-fields.tsx';
import classes from './words.module.css';

/** Which picture of the chosen questions is replaced, by which, and what the new one shows. */
export function PictureFields({ scope, values, set, errorOf }: FieldProps & { readonly scope: ChangeScope }) {
  const { t } = useTranslation();
  const body = { scope: scopeBody(scope) };
  const pictures = useQuery({
    queryKey: [...api.questions.listScopePictures.key, body],
    queryFn: () => api.questions.listScopePictures({ body }),
  });
  if (pictures.isPending) return <Skeleton width="100%" />;
  if (pictures.isError) return <LoadFailed error={pictures.error} onRetry={() => void pictures.refetch()} />;
  if (pictures.data.rows.length === 0) return <p className={classes['quiet']}>{t('questions.rewording.noPictures')}</p>;
  const error = errorOf('from');
  return (
    <>
      <fieldset className={classes['pictures']} aria-invalid={error ? true : undefined}>
        <legend>{t('questions.rewording.from')}</legend>
        {pictures.data.rows.map(({ mediaId, alt, questions }) => (
          <label key={mediaId} className={classes['picture']}>
            <input
              type="radio"
              name="from"
              className="sr-only"
              checked={values.from === mediaId}
              onChange={() => set('from', mediaId)}
            />
            <img src={pictures.data.images[mediaId]} alt={alt || t('questions.rewording.untold')} />
            <small>{t('questions.rewording.inQuestions', { count: questions })}</small>
          </label>
        ))}
      </fieldset>
      {error && <p className={classes['error']}>{error}</p>}
      <NewPicture values={values} set={set} errorOf={errorOf} />
      <TextInput
        label={t('questions.rewording.alt')}
        description={t('questions.rewording.altHelp')}
        maxLength={300}
        value={values.alt}
        error={errorOf('alt')}
        onChange={(event) => set('alt', event.currentTarget.value)}
      />
    </>
  );
}

function NewPicture({ values, set, errorOf }: FieldProps) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [shown, setShown] = useState<{ readonly mediaId: string; readonly url: string }>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const keep = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { mediaId, url } = await api.media.uploadImage({
        query: { fileName: file.name || 'figure.png' },
        body: file,
      });
      setShown({ mediaId, url });
      set('to', mediaId);
    } catch (error) {
      setProblem(say(error));
    } finally {
      setBusy(false);
    }
  };
  const error = problem ?? errorOf('to');
  return (
    <div className={classes['newPicture']}>
      <FileButton
        accept="image/png,image/jpeg,image/webp,image/avif,image/svg+xml"
        onChange={(file) => void keep(file)}
      >
        {(props) => (
          <Button {...props} variant="outline" loading={busy} leftSection={<Icon of={IconPhotoUp} size={16} />}>
            {t('questions.rewording.to')}
          </Button>
        )}
      </FileButton>
      {shown?.mediaId === values.to && shown && <img src={shown.url} alt={t('questions.rewording.newPicture')} />}
      {error && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
