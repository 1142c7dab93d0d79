import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/card.tsx';
import { RichTextInput } from '../../../ui/rich-text-editor/rich-text-input.tsx';
import { MediaField } from '../../media/index.ts';
import { usePictures } from '../../questions/index.ts';
import { useBuilding } from '../builder/building.ts';
import { VideoSourceField } from '../lesson-editor/video-source-field.tsx';
import { ClassCard } from './class-card.tsx';
import classes from './details.module.css';
import { FaqFields, LearnFields } from './list-fields.tsx';
import { PriceCard } from './price-card.tsx';

const most = { title: 120, subtitle: 200 } as const;

/** What is said of a course: its words and pictures, for whom it is, what it costs, and questions people ask. */
export function DetailsTab() {
  const { t } = useTranslation();
  const { course, details, change, readOnly } = useBuilding();
  const pictures = usePictures(course.images);
  const blank = details.title.trim() === '';
  return (
    <>
      <Card title={t('courses.authoring.details.words')}>
        <div className={classes['fields']}>
          <TextInput
            label={t('courses.authoring.details.title')}
            required
            maxLength={most.title}
            readOnly={readOnly}
            value={details.title}
            error={blank && t('courses.authoring.problems.NO_TITLE')}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <TextInput
            label={t('courses.authoring.details.subtitle')}
            description={t('courses.authoring.details.subtitleHelp')}
            maxLength={most.subtitle}
            readOnly={readOnly}
            value={details.subtitle}
            onChange={(event) => change({ subtitle: event.currentTarget.value })}
          />
          <RichTextInput
            label={t('courses.authoring.details.description')}
            lang={details.language}
            readOnly={readOnly}
            value={details.description}
            onChange={(description) => change({ description })}
            pictures={pictures.house}
            resolveImage={pictures.resolve}
          />
          <LearnFields />
        </div>
      </Card>
      <Card title={t('courses.authoring.details.pictures')}>
        <div className={classes['fields']}>
          {readOnly ? (
            <p className={classes['quiet']}>{t('courses.authoring.details.fixed')}</p>
          ) : (
            <>
              <MediaField
                kind="image"
                label={t('courses.authoring.details.cover')}
                value={details.coverId}
                onChange={(coverId) => change({ coverId })}
              />
              <VideoSourceField
                label={t('courses.authoring.details.trailer')}
                value={details.trailer}
                onChange={(trailer) => change({ trailer })}
              />
            </>
          )}
        </div>
      </Card>
      <ClassCard />
      <PriceCard />
      <Card title={t('courses.authoring.details.faq')}>
        <FaqFields />
      </Card>
    </>
  );
}
