import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Icon, type TablerIcon } from '../controls/icon.tsx';
import classes from './show-toast.module.css';
import { placeOfToast, screenNow, type ToastPosition } from './toast-place.ts';
import type { ToastOptions, ToastTone } from './toast.tsx';

const icons: Record<ToastTone, TablerIcon> = {
  good: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconCircleX,
  info: IconInfoCircle,
};

/** Milliseconds that a message stays (spec §9): an alert is one line, a notification has more to read or to press. */
const STAYS = { alert: 2000, notification: 5000 };

/** Puts one toast on the screen; its host is on the page by then. */
export function showToast(tone: ToastTone, title: string, { text, undo, undoLabel }: ToastOptions): void {
  const id = notifications.show({
    position: place(),
    autoClose: text || undo ? STAYS.notification : STAYS.alert,
    role: tone === 'bad' ? 'alert' : 'status',
    icon: <Icon of={icons[tone]} />,
    title,
    message: (
      <>
        {text}
        {undo && (
          <Undo
            label={undoLabel}
            onClick={() => {
              undo();
              notifications.hide(id);
            }}
          />
        )}
      </>
    ),
    withBorder: true,
    closeButtonProps: { 'aria-label': i18next.t('ui.close') },
    classNames: {
      root: classes['toast']!,
      icon: classes['icon']!,
      title: classes['title']!,
      description: classes['text']!,
      closeButton: classes['close']!,
    },
    attributes: { root: { 'data-tone': tone } },
  });
}

/** Away from what one works on; the bars of this moment are kept free. */
function place(): ToastPosition {
  const screen = screenNow();
  const { style } = document.documentElement;
  style.setProperty('--toast-top', `${screen.bars.top}px`);
  style.setProperty('--toast-bottom', `${screen.bars.bottom}px`);
  return placeOfToast(screen);
}

function Undo({ label, onClick }: { readonly label: string | undefined; readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={classes['undo']} onClick={onClick}>
      {label ?? t('ui.undo')}
    </button>
  );
}
