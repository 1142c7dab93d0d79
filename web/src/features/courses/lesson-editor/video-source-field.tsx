import type { VideoSource } from '@abhyas/contract/courses/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { LinkField, MediaField } from '../../media/index.ts';
import classes from './lesson-editor.module.css';

interface Props {
  readonly label: string;
  readonly value: VideoSource | null;
  readonly onChange: (source: VideoSource | null) => void;
  readonly readOnly?: boolean;
}

/** A video of one's own, or one at a host that the institute allows. */
export function VideoSourceField({ label, value, onChange, readOnly = false }: Props) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<VideoSource['from']>(value?.from ?? 'media');
  if (readOnly)
    return (
      <p className={classes['quiet']}>
        {t(value ? `courses.authoring.lesson.from.${value.from}` : 'courses.authoring.lesson.nothing')}
      </p>
    );
  return (
    <div className={classes['source']}>
      <Segmented
        label={t('courses.authoring.lesson.fromLabel', { label })}
        size="sm"
        options={(['media', 'link'] as const).map((one) => ({
          value: one,
          label: t(`courses.authoring.lesson.from.${one}`),
        }))}
        value={from}
        onChange={setFrom}
      />
      {from === 'media' ? (
        <MediaField
          kind="video"
          label={label}
          value={value?.from === 'media' ? value.mediaId : null}
          onChange={(mediaId) => onChange(mediaId === null ? null : { from: 'media', mediaId })}
        />
      ) : (
        <LinkField
          label={label}
          value={value?.from === 'link' ? value.linkId : null}
          onChange={(linkId) => onChange(linkId === null ? null : { from: 'link', linkId })}
        />
      )}
    </div>
  );
}
