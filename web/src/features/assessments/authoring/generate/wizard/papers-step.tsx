import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../../../ui/controls/segmented.tsx';
import type { PaperWizardState } from './use-paper-wizard.ts';
import classes from './wizard.module.css';

const counts = ['1', '2', '3', '4'] as const;
type Count = (typeof counts)[number];

/** The name, how many parallel papers, and in how many sets each is given out. */
export function PapersStep({ wizard: { naming, setNaming } }: { readonly wizard: PaperWizardState }) {
  const { t } = useTranslation();
  const options = (key: string) =>
    counts.map((value) => ({ value, label: t(`authoring.generating.${key}`, { count: Number(value) }) }));
  return (
    <>
      <TextInput
        label={t('authoring.details.name')}
        description={t('authoring.generating.titleHelp')}
        required
        maxLength={100}
        value={naming.title}
        onChange={(event) => setNaming({ title: event.currentTarget.value })}
      />
      <div className={classes['choice']}>
        <p>{t('authoring.generating.papers')}</p>
        <small>{t('authoring.generating.papersHelp')}</small>
        <Segmented
          label={t('authoring.generating.papers')}
          value={String(naming.papers) as Count}
          options={options('paperCount')}
          onChange={(value) => setNaming({ papers: Number(value) })}
        />
      </div>
      <div className={classes['choice']}>
        <p>{t('authoring.generating.sets')}</p>
        <small>{t('authoring.generating.setsHelp')}</small>
        <Segmented
          label={t('authoring.generating.sets')}
          value={String(naming.sets) as Count}
          options={options('setCount')}
          onChange={(value) => setNaming({ sets: Number(value) })}
        />
      </div>
    </>
  );
}
