import { Node } from '@tiptap/core';
import { PictureView, type PictureWords } from '../pictures/picture-view.ts';

export interface PictureOptions {
  readonly resolve: (mediaId: string) => string | undefined;
  readonly words: PictureWords;
}

interface PictureStorage {
  /** The pictures that are shown, so that an address which comes later reaches them. */
  readonly pictures: Set<PictureView>;
}
declare module '@tiptap/core' {
  interface Storage {
    image: PictureStorage;
  }
}

const kept = (name: string, read: (text: string) => unknown) => ({
  default: null,
  parseHTML: (element: HTMLElement) => read(element.getAttribute(name) ?? ''),
  renderHTML: (attributes: Record<string, unknown>) => {
    const value = attributes[name === 'data-media-id' ? 'mediaId' : name];
    return value === null || value === undefined ? {} : { [name]: String(value) };
  },
});
const size = (text: string) => (Number(text) > 0 ? Number(text) : null);

/** A picture of the institute with the words for those who cannot see it. Pictures of other places are no pictures here. */
export const Picture = Node.create<PictureOptions, PictureStorage>({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({
    resolve: () => undefined,
    words: { label: '', help: '', missing: '', remove: '', unseen: '' },
  }),
  addStorage: () => ({ pictures: new Set<PictureView>() }),
  addAttributes: () => ({
    mediaId: kept('data-media-id', (text) => text),
    alt: { ...kept('alt', (text) => text), default: '' },
    width: kept('width', size),
    height: kept('height', size),
  }),
  parseHTML: () => [{ tag: 'img[data-media-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView() {
    return ({ node, getPos, editor }) =>
      new PictureView(node, getPos, editor, { ...this.options, pictures: () => this.storage.pictures });
  },
});
