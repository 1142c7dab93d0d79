import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../../../ui/controls/segmented.tsx';
import { ConsoleDialog } from '../dialogs/console-dialog.tsx';
import classes from './display.module.css';
import { textSizes, type Display } from './use-display.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly display: Display;
  readonly onChange: (part: Partial<Display>) => void;
}

/** How large the questions are, and how strong the contrast. */
export function DisplayDialog({ opened, onClose, display, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <ConsoleDialog shape="small" opened={opened} onClose={onClose} title={t('assessments.tools.display.title')}>
      <div className={classes['choices']}>
        <h3>{t('assessments.tools.display.size')}</h3>
        <Segmented
          grow
          size="lg"
          label={t('assessments.tools.display.size')}
          options={textSizes.map((value) => ({ value, label: t(`assessments.tools.display.sizes.${value}`) }))}
          value={display.size}
          onChange={(size) => onChange({ size })}
        />
        <h3>{t('assessments.tools.display.contrast')}</h3>
        <Segmented
          grow
          size="lg"
          label={t('assessments.tools.display.contrast')}
          options={(['normal', 'high'] as const).map((value) => ({
            value,
            label: t(`assessments.tools.display.contrasts.${value}`),
          }))}
          value={display.contrast}
          onChange={(contrast) => onChange({ contrast })}
        />
      </div>
    </ConsoleDialog>
  );
}
