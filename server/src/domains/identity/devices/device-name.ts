import type { Device } from '@abhyas/contract/identity/devices';

type Named = Pick<Device, 'browser' | 'system' | 'kind'>;

/** In the order in which they must be asked: most browsers also name those that they are like. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];
const first = (list: typeof browsers, agent: string) => list.find(([sign]) => sign.test(agent))?.[1] ?? '';

/** What a person would call the device, from what it says of itself: product names, not versions. */
export function deviceName(userAgent: string, client: string): Named {
  const system = first(systems, userAgent);
  const browser = first(browsers, userAgent) || (/^([A-Za-z][\w.-]{1,39})/.exec(userAgent)?.[1] ?? '');
  return { browser, system, kind: client === 'web' ? kindOf(userAgent, system) : 'app' };
}

function kindOf(userAgent: string, system: string): Named['kind'] {
  if (system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(userAgent))) return 'tablet';
  return system === 'Android' || system === 'iOS' ? 'phone' : 'computer';
}
