/** What a site calls devices. */
export interface DeviceWords {
  /** "Chrome on Android" */
  browserOn: (browser: string, system: string) => string;
  unknownDevice: string;
}

/** In this order, because most browsers also call themselves by the names of others. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * What people call a device, from what its browser calls itself: "Chrome on Android". Where that says nothing we know,
 * its own words, shortened; and without any, "Unknown device".
 */
export function deviceName(userAgent: string, words: DeviceWords): string {
  const nameIn = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (browser !== undefined && system !== undefined) return words.browserOn(browser, system);
  return browser ?? system ?? (userAgent.trim().slice(0, 40) || words.unknownDevice);
}

/** Whether it is one that is held in the hand. */
export function isHandheld(userAgent: string): boolean {
  return /\b(?:iPhone|iPad|Android|Mobile)\b/.test(userAgent);
}
