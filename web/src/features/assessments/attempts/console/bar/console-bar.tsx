import { Button } from '@mantine/core';
import type { Language } from '@abhyas/contract/shapes';
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronDown,
  IconFileText,
  IconInfoCircle,
  IconKeyboard,
  IconLanguage,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import { IconButton } from '../../../../../ui/controls/icon-button.tsx';
import { usePatternLine } from '../../../pattern-line.ts';
import type { ConsoleScene } from '../console-scene.ts';
import type { Controls } from '../use-controls.ts';
import classes from './console-bar.module.css';
import { useFullScreen } from './use-full-screen.ts';

interface Props {
  readonly scene: ConsoleScene;
  readonly logo: ReactNode;
  readonly pill: ReactNode;
  readonly controls: Controls;
  readonly onLanguage: (language: Language) => void;
  readonly onClose?: (() => void) | undefined;
}

/** The bar on top: which paper, whether everything is saved, the whole paper, instructions, language, keys, full screen. */
export function ConsoleBar({ scene, logo, pill, controls, onLanguage, onClose }: Props) {
  const { t } = useTranslation();
  const { languages } = scene.sheet.console;
  const full = useFullScreen();
  const pattern = usePatternLine(scene.sheet.pattern);
  return (
    <div className={classes['bar']}>
      {logo}
      <h1 className={classes['title']}>{scene.sheet.title}</h1>
      {pattern && <p className={classes['pattern']}>{pattern}</p>}
      <span className={classes['push']} />
      {pill}
      <Button
        variant="ghost"
        size="sm"
        leftSection={<Icon of={IconFileText} size={16} />}
        onClick={() => controls.show('paper')}
      >
        {t('assessments.tools.paper.title')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        leftSection={<Icon of={IconInfoCircle} size={16} />}
        onClick={() => controls.show('instructions')}
      >
        {t('assessments.console.instructions')}
      </Button>
      {languages.length > 1 && <LanguageMenu languages={languages} language={scene.language} onLanguage={onLanguage} />}
      <IconButton icon={IconKeyboard} label={t('ui.shortcuts')} onClick={() => controls.show('keys')} />
      <IconButton
        icon={controls.side ? IconLayoutSidebarRightCollapse : IconLayoutSidebarRightExpand}
        label={t(controls.side ? 'assessments.tools.hideSide' : 'assessments.tools.showSide')}
        aria-expanded={controls.side}
        onClick={() => controls.showSide(!controls.side)}
      />
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

interface LanguageProps extends Pick<Props, 'onLanguage'> {
  readonly languages: readonly Language[];
  readonly language: Language;
}

function LanguageMenu({ languages, language, onLanguage }: LanguageProps) {
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
