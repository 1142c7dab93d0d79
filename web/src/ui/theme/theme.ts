import { createTheme, type MantineThemeComponents } from '@mantine/core';
import classes from './controls.module.css';
import { scale } from './scale.ts';
import { variantColours } from './variant-colours.ts';

/** Stacking values and measures of spec §2 and §9. What drops down lies above a modal that holds its control: `tokens.css` says when. */
const layer = { dropdown: 'var(--z-dropdown)', backdrop: 940, modal: 950, popover: 960, tooltip: 970 };
const modalSizes: Readonly<Record<string, string>> = { sm: '300px', md: '500px', lg: '1365px', xl: '1140px' };
const floating = { zIndex: layer.popover, shadow: 'md', radius: 'md', transitionProps: { duration: 0 } };
const dropping = { ...floating, zIndex: layer.dropdown };

const inputs: MantineThemeComponents = {
  Input: { defaultProps: { size: 'md' }, classNames: { wrapper: classes['input']!, input: classes['inputField']! } },
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    classNames: {
      root: classes['field']!,
      label: classes['label']!,
      description: classes['help']!,
      error: classes['error']!,
      required: classes['required']!,
    },
  },
  PasswordInput: { classNames: { visibilityToggle: classes['eye']! } },
  Checkbox: { classNames: { root: classes['check']!, label: classes['checkLabel']!, error: classes['error']! } },
  Radio: { classNames: { root: classes['radio']!, label: classes['checkLabel']!, error: classes['error']! } },
  Switch: {
    defaultProps: { withThumbIndicator: false },
    classNames: {
      root: classes['switch']!,
      track: classes['track']!,
      label: classes['checkLabel']!,
      error: classes['error']!,
    },
  },
  MultiSelect: { classNames: { inputField: classes['inner']! } },
  TagsInput: { classNames: { inputField: classes['inner']! } },
  Combobox: { defaultProps: dropping },
  Select: { defaultProps: { checkIconPosition: 'right', allowDeselect: false } },
};

const backdrop = { color: 'var(--scrim)', backgroundOpacity: 1, zIndex: layer.backdrop };
const modal = {
  size: 'md',
  zIndex: layer.modal,
  centered: true,
  padding: 20,
  transitionProps: { duration: 0 },
  // A `<header>` outside the page's own would be a second banner.
  attributes: { header: { role: 'none' } },
};
const modalClasses = { content: classes['modal']!, header: classes['modalHead']!, title: classes['modalTitle']! };
const modalVars = (_theme: unknown, props: { size?: unknown }) => ({
  root: { '--modal-size': modalSizes[String(props.size)] },
});
const drawer = { zIndex: layer.modal, transitionProps: { duration: 200, timingFunction: 'ease-out' } };
const drawerClasses = { content: classes['drawer']! };

const components: MantineThemeComponents = {
  ...inputs,
  Button: { defaultProps: { size: 'md' }, classNames: { root: classes['button']!, section: classes['section']! } },
  ActionIcon: { defaultProps: { variant: 'ghost', size: 36 }, classNames: { root: classes['button']! } },
  CloseButton: { defaultProps: { size: 36, iconSize: 20 }, classNames: { root: classes['close']! } },
  Loader: { defaultProps: { type: 'dots', color: 'currentColor' } },
  Popover: { defaultProps: floating, classNames: { dropdown: classes['floating']! } },
  Menu: { defaultProps: dropping, classNames: { dropdown: classes['floating']!, item: classes['menuItem']! } },
  Tooltip: {
    defaultProps: { zIndex: layer.tooltip, openDelay: 300, transitionProps: { duration: 0 } },
    classNames: { tooltip: classes['tooltip']! },
  },
  Modal: { defaultProps: modal, classNames: modalClasses, vars: modalVars },
  ModalRoot: { defaultProps: modal, classNames: modalClasses, vars: modalVars },
  Drawer: { defaultProps: drawer, classNames: drawerClasses },
  DrawerRoot: { defaultProps: drawer, classNames: drawerClasses },
  ModalOverlay: { defaultProps: backdrop },
  DrawerOverlay: { defaultProps: backdrop },
};

/** The look of the product for Mantine: measures and colours of `scale`, and what each component wears. */
export const theme = createTheme({ ...scale, variantColorResolver: variantColours, components });
