import { escapeHtml } from '../../../../kernel/http/page/web-app.ts';

/** What a package may do in its frame: run and keep its origin (that of the content host), never lead the page around it elsewhere. */
const sandbox = 'sandbox allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads';

/** The rules of the player's own page: scripts of this host alone, framed by the one page of the app that opened it. */
export const playerRules = (appOrigin: string): string =>
  `default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors ${appOrigin}; ${sandbox}`;

/**
 * The rules of a package's files. It runs what it brings along (also inline, as authoring tools write), but reaches, frames, sends to and loads from
 * nothing except its own host: neither the app, nor its API, nor anybody else.
 */
export const packageRules = (appOrigin: string): string =>
  [
    `default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'`,
    `connect-src 'self' data: blob:`,
    `form-action 'self'`,
    `object-src 'none'`,
    `worker-src 'none'`,
    `frame-ancestors 'self' ${appOrigin}`,
    sandbox,
  ].join('; ');

/** The page that shows a package and speaks with the app for it. */
export const playerPage = (appOrigin: string, token: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Package</title>
<link rel="stylesheet" href="/player/player.css">
<script type="module" src="/player/player.js"></script>
</head>
<body data-app-origin="${escapeHtml(appOrigin)}" data-token="${escapeHtml(token)}">
<nav id="units" hidden></nav>
<iframe id="unit" name="unit" allow="fullscreen; autoplay" allowfullscreen></iframe>
</body>
</html>
`;
