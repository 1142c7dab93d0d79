import { useTranslation } from 'react-i18next';
import { ShortcutsModal } from '../../../../ui/overlays/shortcuts-modal.tsx';

/** The keys of the console. */
export function ConsoleShortcuts({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const label = (name: string) => t(`assessments.console.keys.${name}`);
  const groups = [
    {
      title: label('answering'),
      shortcuts: [
        { keys: ['A', '…', 'F'], label: label('choose') },
        { keys: ['1', '…', '6'], label: label('chooseNumber') },
        { keys: ['S'], label: t('assessments.console.saveNext') },
        { keys: ['R'], label: t('assessments.console.reviewNext') },
        { keys: ['X'], label: t('assessments.console.clear') },
      ],
    },
    {
      title: label('moving'),
      shortcuts: [
        { keys: ['N'], label: t('assessments.console.next') },
        { keys: ['P'], label: t('assessments.console.back') },
        { keys: ['?'], label: label('list') },
      ],
    },
  ];
  return <ShortcutsModal opened={opened} onClose={onClose} groups={groups} />;
}
