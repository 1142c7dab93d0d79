import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../ui/controls/icon.tsx';

const icons = { warn: IconAlertTriangle, info: IconInfoCircle, good: IconCircleCheck } as const;

interface Props {
  /** `warn` hinders publishing, `info` is worth a look. */
  readonly tone: keyof typeof icons;
  readonly children: string;
  /** To where it is fixed; absent: there is nothing to fix. */
  readonly onOpen?: () => void;
}

/** One line of what is checked before publishing. */
export function CheckLine({ tone, children, onOpen }: Props) {
  const { t } = useTranslation();
  return (
    <li data-tone={tone}>
      <Icon of={icons[tone]} size={16} />
      <span>{children}</span>
      {onOpen && (
        <Button
          size="sm"
          variant="outline"
          onClick={onOpen}
          aria-label={t('authoring.checks.goTo', { problem: children })}
        >
          {t('authoring.checks.open')}
        </Button>
      )}
    </li>
  );
}
