import type { BoardElement } from '@abhyas/contract/live/stage/board';
import { CaptureUpdateAction, Excalidraw, MainMenu, reconcileElements, restoreElements } from '@excalidraw/excalidraw';
import '@excalidraw/excalidraw/index.css';
import type { ExcalidrawImperativeAPI, ExcalidrawProps } from '@excalidraw/excalidraw/types';
import { useTranslation } from 'react-i18next';
import { isDark, useScheme } from '../../../../ui/theme/use-scheme.ts';
import type { Drawable, Look } from './drawing.ts';

export type { ExcalidrawImperativeAPI as PaperApi } from '@excalidraw/excalidraw/types';

type Scene = ReturnType<typeof restoreElements>;
type Given = Parameters<typeof restoreElements>[0];

/** The board is for drawing alone: what saves, loads and fetches from elsewhere is not there. */
const options: NonNullable<ExcalidrawProps['UIOptions']> = {
  canvasActions: {
    changeViewBackgroundColor: false,
    export: false,
    loadScene: false,
    saveAsImage: false,
    saveToActiveFile: false,
    toggleTheme: false,
  },
  tools: { image: false },
};
const never = () => false;

/** From back to front, without what was rubbed out; elements of one order keep their numbers. */
export function sceneOf(elements: readonly BoardElement[]): Scene {
  const shown = elements.filter(({ isDeleted }) => !isDeleted);
  const ordered = shown.toSorted((a, b) => ((a.index ?? '') < (b.index ?? '') ? -1 : 1));
  return restoreElements(ordered as unknown as Given, null);
}

/** Lets a canvas take what others drew; what is being changed here is not touched. */
export function takeInto(api: ExcalidrawImperativeAPI, elements: readonly BoardElement[]): void {
  const local = api.getSceneElementsIncludingDeleted() as Scene;
  const own = new Map(local.map((one) => [one.id, one]));
  const rubbedOut = elements.flatMap(({ id, version, versionNonce, isDeleted }) => {
    const known = own.get(id);
    return isDeleted && known ? [{ ...known, version, versionNonce, isDeleted }] : [];
  });
  const remote = [...sceneOf(elements), ...rubbedOut] as unknown as Parameters<typeof reconcileElements>[1];
  const merged = reconcileElements(local, remote, api.getAppState());
  api.updateScene({ elements: merged, captureUpdate: CaptureUpdateAction.NEVER });
}

/** Shows this and nothing else; what was done here before cannot be undone any more. */
export function replaceIn(api: ExcalidrawImperativeAPI, elements: readonly BoardElement[]): void {
  api.updateScene({ elements: sceneOf(elements), captureUpdate: CaptureUpdateAction.NEVER });
  api.history.clear();
}

export function turnTo(api: ExcalidrawImperativeAPI, { zoom, scrollX, scrollY }: Look): void {
  type State = NonNullable<Parameters<typeof api.updateScene>[0]['appState']>;
  api.updateScene({
    appState: { zoom: { value: zoom }, scrollX, scrollY } as State,
    captureUpdate: CaptureUpdateAction.NEVER,
  });
}

interface Props {
  readonly mayDraw: boolean;
  /** Empties the board by one press: the teacher alone. */
  readonly mayClear: boolean;
  readonly elements: readonly BoardElement[];
  readonly onOpen: (api: ExcalidrawImperativeAPI) => void;
  /** Called for the first time when the canvas is ready. */
  readonly onChange: (scene: readonly Drawable[]) => void;
  readonly onLook: (look: Look) => void;
}
/** Excalidraw, in the language and scheme of the page. Who may not draw sees the drawing alone. */
export function Paper({ mayDraw, mayClear, elements, onOpen, onChange, onLook }: Props) {
  const { i18n } = useTranslation();
  const { colorScheme } = useScheme();
  return (
    <Excalidraw
      excalidrawAPI={onOpen}
      initialData={() => ({ elements: sceneOf(elements), appState: { currentItemFontFamily: 6 } })}
      langCode={i18n.language === 'hi' ? 'hi-IN' : 'en'}
      theme={isDark(colorScheme) ? 'dark' : 'light'}
      viewModeEnabled={!mayDraw}
      isCollaborating
      aiEnabled={false}
      UIOptions={options}
      validateEmbeddable={never}
      onChange={(scene) => onChange(scene as unknown as readonly Drawable[])}
      onScrollChange={(scrollX, scrollY, zoom) => onLook({ scrollX, scrollY, zoom: zoom.value })}
    >
      <MainMenu>{mayClear && <MainMenu.DefaultItems.ClearCanvas />}</MainMenu>
    </Excalidraw>
  );
}
