import type { Plugin } from 'vite';

/** While developing, Vite serves the page itself: the places that the server fills get neutral values. */
export function pagePlaces(): Plugin {
  return {
    name: 'abhyas:page-places',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('%LANG%', 'en').replace(' %ATTRS%', '').replace('%TITLE%', 'Abhyas'),
    },
  };
}
