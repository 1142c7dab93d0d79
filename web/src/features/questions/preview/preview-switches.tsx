import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/controls/segmented.tsx';

interface Props<V> {
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** Whether a question is shown as in the test, or with its solution. */
export function ShowsSwitch({ value, onChange }: Props<'test' | 'solution'>) {
  const { t } = useTranslation();
  return (
    <Segmented
      size="sm"
      label={t('questions.preview.shows')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'test', label: t('questions.preview.test') },
        { value: 'solution', label: t('questions.preview.solution') },
      ]}
    />
  );
}

/** Whether a question is shown as on a desktop or on a phone. */
export function DeviceSwitch({ value, onChange }: Props<'desktop' | 'phone'>) {
  const { t } = useTranslation();
  return (
    <Segmented
      size="sm"
      label={t('questions.preview.device')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'desktop', label: t('questions.preview.desktop'), icon: IconDeviceDesktop },
        { value: 'phone', label: t('questions.preview.phone'), icon: IconDeviceMobile },
      ]}
    />
  );
}
