import { Button } from '@mantine/core';
import type { Language } from '@abhyas/contract/shapes';
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronDown,
  IconInfoCircle,
  IconLanguage,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import { IconButton } from '../../../../../ui/controls/icon-button.tsx';
import classes from './console-bar.module.css';
import { useFullScreen } from './use-full-screen.ts';

interface Props {
  readonly title: string;
  readonly logo: ReactNode;
  readonly pill: ReactNode;
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onInstructions: () => void;
  readonly onClose?: (() => void) | undefined;
}

/** The bar on top: which paper, whether everything is saved, instructions, language, full screen. */
export function ConsoleBar({ title, logo, pill, languages, language, onLanguage, onInstructions, onClose }: Props) {
  const { t } = useTranslation();
  const full = useFullScreen();
  return (
    <div className={classes['bar']}>
      {logo}
      <h1 className={classes['title']}>{title}</h1>
      <span className={classes['push']} />
      {pill}
      <Button variant="ghost" size="sm" leftSection={<Icon of={IconInfoCircle} size={16} />} onClick={onInstructions}>
        {t('assessments.console.instructions')}
      </Button>
      {languages.length > 1 && <LanguageMenu languages={languages} language={language} onLanguage={onLanguage} />}
      {full.possible && (
        <IconButton
          icon={full.on ? IconArrowsMinimize : IconArrowsMaximize}
          label={t(full.on ? 'assessments.console.leaveFullScreen' : 'assessments.console.fullScreen')}
          onClick={full.toggle}
        />
      )}
      {onClose && <IconButton icon={IconX} label={t('assessments.console.closePreview')} onClick={onClose} />}
    </div>
  );
}

function LanguageMenu({ languages, language, onLanguage }: Pick<Props, 'languages' | 'language' | 'onLanguage'>) {
  const { t } = useTranslation();
  return (
    <label className={classes['language']}>
      <Icon of={IconLanguage} size={16} />
      <span className="sr-only">{t('assessments.console.languageOfPaper')}</span>
      <select value={language} onChange={(event) => onLanguage(event.currentTarget.value as Language)}>
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {t(`assessments.languages.${one}`)}
          </option>
        ))}
      </select>
      <Icon of={IconChevronDown} size={14} />
    </label>
  );
}
