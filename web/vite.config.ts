import { fileURLToPath } from 'node:url';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiRoutes } from './scripts/api-routes.ts';
import { boardFonts } from './scripts/fonts/board-fonts.ts';
import { coreFonts } from './scripts/fonts/core-fonts.ts';
import { mantineVariables } from './scripts/mantine-variables.ts';
import { translations } from './scripts/merge-translations.ts';
import { pagePaths } from './scripts/page-paths.ts';
import { pagePlaces } from './scripts/page-places.ts';
import { precompress } from './scripts/precompress.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { woff2Only } from './scripts/fonts/woff2-only.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

/** The bar and the foot of the pages that visitors see, and a course as they list it; what these take from elsewhere comes along. */
const siteParts =
  /web\/src\/features\/(?:discovery\/site\/(?!suggestions)|courses\/catalogue\/(?:course-tile|course-cover|price))/;

/** The home without what only the signed-in see; what these take from elsewhere comes along. */
const homeParts =
  /web\/src\/(?:routes\/_home\.tsx\?|features\/discovery\/home\/(?!no-area-notice|continue-learning|institutes))/;

/** The test console without the tools that are opened on demand. */
const consoleParts =
  /features\/assessments\/attempts\/(?:console\/(?!tools)|console-state|clock|restore-console|desk\/(?:use-)?desk\.ts)/;
const studentIcons =
  /@tabler\/icons-react\/.*\/Icon(?:(?:Cloud|Wifi|AlertTriangle|Keyboard|FileText|Lock|InfoCircle|PlayerPause|Pencil|ArrowBackUp|CircleX|CircleCheck|ArrowsM)[A-Za-z]*|ArrowLeft|ArrowRight|Backspace|Check|ChevronDown|Menu2)\.mjs/;
/** What stands before a lesson, by its kind, and beside the steps of a course. */
const lessonIcons =
  /\/Icon(?:Article|Checks|ClipboardCheck|FileTypePdf|Headphones|Link|ListCheck|Package|PlayerPlay|Refresh|Share)\.mjs/;

const sharedParts =
  /@tanstack\/(?:query-core|react-query)\/.*\/(?:queryObserver|useBaseQuery|useQuery|suspense|errorBoundaryUtils|IsRestoringProvider)\.js|web\/src\/ui\/(?:page\/(?:card|table)|figures\/avatar|controls\/(?:icon-button|address-link|field-error|segmented|search-field|kbd)\.|status\/(?:badge|chip|empty-state|error-state|load-failed|pill)\.|palette-tile)|tenancy\/brand\/institute-logo|\/Icon(?:Clock|ChevronRight|Sun|Moon|Language|Search|X)\.mjs/;

/** What the home and the page of a course call for a visitor, what the start of a signed-in person does, and the renewal of a session. */
const firstCalls = [
  'courses.listRatings',
  'courses.showCoursePage',
  'discovery.showHome',
  'identity.token',
  'identity.showMe',
  'taxonomy.listExams',
  'tenancy.getPid',
  'tenancy.showInstituteSettings',
];

const routes = {
  target: 'react',
  routesDirectory: at('src/routes'),
  quoteStyle: 'single',
  semicolons: true,
} as const;
const visitorTree = at('../node_modules/.cache/visitor-tree.gen.js');

export default defineConfig({
  root: at('.'),
  plugins: [
    tanstackRouter({
      ...routes,
      autoCodeSplitting: true,
      generatedRouteTree: at('src/route-tree.gen.ts'),
      tmpDir: at('../node_modules/.cache/tanstack-router'),
    }),
    // The tree of the pages outside the workspaces: visitors and students do not fetch what `isApart` names.
    tanstackRouterGenerator({
      ...routes,
      routeFileIgnorePattern:
        '^(?:partner|employees|register|vedantu|(?:testgeneration|manage|processtransaction|processsubscription|callback|newtabcallback)\\.tsx)$',
      disableTypes: true,
      generatedRouteTree: visitorTree,
      tmpDir: at('../node_modules/.cache/tanstack-router-visitors'),
    }),
    react(),
    apiRoutes(new URL('../contract/src/index.ts', import.meta.url), firstCalls),
    mantineVariables(new URL('src/ui/theme/mantine-variables.ts', import.meta.url)),
    translations(at('src/i18n')),
    woff2Only(),
    boardFonts(),
    coreFonts(at('../node_modules/.cache/abhyas-fonts')),
    pagePlaces(),
    pagePaths(at('src/route-tree.gen.ts')),
    serviceWorker(at('src/service-worker/service-worker.ts')),
    precompress(),
  ],
  resolve: {
    alias: [
      { find: 'virtual:visitor-tree', replacement: visitorTree },
      // React has had the hook since version 18; the router's store brings a stand-in for older ones.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  server: { port: 5173, proxy: { '/api': server, '/dev': server, '/socket.io': { target: server, ws: true } } },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    assetsDir: 'static',
    manifest: true,
    // Only what the page itself names is fetched ahead: the list of what each of 300 parts needs would be 7 kB of the start. A part
    // is fetched as soon as a link to it is pointed at (`defaultPreload` of the router).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    // Fonts stay files: inlined they would be loaded even where no formula is shown.
    assetsInlineLimit: (file) => (/\.(?:woff2?|ttf)$/.test(file) ? false : undefined),
    rolldownOptions: {
      // A door (`index.ts`) only names what its folder gives: who takes one thing through it does not fetch the others.
      treeshake: { moduleSideEffects: [{ test: /web\/src\/.*\/index\.ts$/, sideEffects: false }] },
      output: {
        // Short names: the start lists every part of the page, and names that say something would be a tenth of it.
        chunkFileNames: ({ name }) => (name.startsWith('typeset') ? 'static/[name]-[hash:7].js' : 'static/[hash:7].js'),
        assetFileNames: 'static/[hash:6][extname]',
        codeSplitting: {
          // React changes rarely and is cached apart; what every page needs comes in one piece; the rest is split by route.
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            // What the home adds comes in one piece too: many small ones compress worse and cost a request each.
            { name: 'home', test: homeParts, priority: 0 },
            { name: 'site', test: siteParts, priority: 1 },
            // The console opens on slow networks: its own modules in one piece, and the icons that it shares with the student's pages.
            { name: 'console', test: consoleParts, includeDependenciesRecursively: false, priority: 3 },
            { name: 'icons', test: studentIcons, includeDependenciesRecursively: false, priority: 3 },
            { name: 'lesson-icons', test: lessonIcons, includeDependenciesRecursively: false, priority: 3 },
            // What the home and every page behind the sign-in show: no page fetches the home for it.
            { name: 'shared', test: sharedParts, includeDependenciesRecursively: false, priority: 2 },
          ],
        },
      },
    },
  },
});
