import type { Language } from '@abhyas/contract/shapes';
import { useState } from 'react';
import type { ConsoleScene } from './console-scene.ts';
import { nextSize, type Display } from './display/use-display.ts';
import type { ConsoleCommand } from './use-shortcuts.ts';

type Overlay = 'palette' | 'instructions' | 'paper' | 'display' | 'submit' | 'keys';
type Tool = 'calculator' | 'scratchpad';
/** What is shown beside the question, and how to change that. */
export interface Controls {
  readonly overlay: Overlay | undefined;
  readonly show: (overlay: Overlay | undefined) => void;
  readonly tools: readonly Tool[];
  /** Opens a tool, or closes it. */
  readonly toggle: (tool: Tool) => void;
  /** Candidate and palette stand beside the question. */
  readonly side: boolean;
  readonly showSide: (on: boolean) => void;
  /** How often the time left was asked for. */
  readonly asked: number;
  readonly obey: (command: ConsoleCommand) => void;
}

interface Options {
  readonly scene: ConsoleScene;
  readonly phone: boolean | undefined;
  readonly display: Display;
  readonly setDisplay: (part: Partial<Display>) => void;
  readonly setLanguage: (language: Language) => void;
  readonly maySubmit: boolean;
}

/** The windows and switches of the console, for buttons and keys alike. */
export function useControls({ scene, phone, display, setDisplay, setLanguage, maySubmit }: Options): Controls {
  const [overlay, show] = useState<Overlay>();
  const [tools, setTools] = useState<readonly Tool[]>([]);
  const [side, showSide] = useState(true);
  const [asked, setAsked] = useState(0);
  const { languages, calculator = 'none' } = scene.sheet.console;
  const toggle = (tool: Tool) => {
    if (tool === 'calculator' && calculator === 'none') return;
    setTools((open) => (open.includes(tool) ? open.filter((one) => one !== tool) : [...open, tool]));
  };
  const palette = () => {
    if (phone) return show('palette');
    showSide(true);
    // On the next turn it is there, where it had been put away.
    setTimeout(() => document.querySelector<HTMLElement>('[data-palette] [aria-current]')?.focus());
  };
  const obey = (command: ConsoleCommand) => {
    if (command === 'time') setAsked((before) => before + 1);
    else if (command === 'palette') palette();
    else if (command === 'calculator' || command === 'scratchpad') toggle(command);
    else if (command === 'size') setDisplay({ size: nextSize(display.size) });
    else if (command === 'contrast') setDisplay({ contrast: display.contrast === 'high' ? 'normal' : 'high' });
    else if (command === 'language')
      setLanguage(languages[(languages.indexOf(scene.language) + 1) % languages.length]!);
    else if (command !== 'submit' || maySubmit) show(command);
  };
  return { overlay, show, tools, toggle, side, showSide, asked, obey };
}
