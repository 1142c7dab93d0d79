import { useState } from 'react';

export const textSizes = ['normal', 'large', 'largest'] as const;
type TextSize = (typeof textSizes)[number];
/** How the console is shown on this device. */
export interface Display {
  readonly size: TextSize;
  readonly contrast: 'normal' | 'high';
}

const KEY = 'abhyas.console.display';

/** Text size and contrast of the console, remembered on this device; at first as the device itself asks for. */
export function useDisplay(): readonly [Display, (part: Partial<Display>) => void] {
  const [display, setDisplay] = useState(read);
  const change = (part: Partial<Display>) => {
    const changed = { ...display, ...part };
    setDisplay(changed);
    try {
      localStorage.setItem(KEY, JSON.stringify(changed));
    } catch {
      // Storage is refused: the choice lasts as long as the page.
    }
  };
  return [display, change];
}

function read(): Display {
  const asked = window.matchMedia?.('(prefers-contrast: more)').matches ? 'high' : 'normal';
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Display>;
    const size = textSizes.find((one) => one === kept.size) ?? 'normal';
    return { size, contrast: kept.contrast === 'high' || kept.contrast === 'normal' ? kept.contrast : asked };
  } catch {
    return { size: 'normal', contrast: asked };
  }
}

/** The next size, after the largest the first. */
export const nextSize = (size: TextSize): TextSize => textSizes[(textSizes.indexOf(size) + 1) % textSizes.length]!;
