/** Texts for device names. */
export interface DeviceWords {
  /** "Chrome on Android" */
  browserOn: (browser: string, system: string) => string;
  unknownDevice: string;
}

/** The order matters, because most user agents also contain the names of other browsers. */
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
 * A readable device name from the user agent: "Chrome on Android". An unknown user agent is shortened; an empty one gives
 * "Unknown device".
 */
export function deviceName(userAgent: string, words: DeviceWords): string {
  const nameIn = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (browser !== undefined && system !== undefined) return words.browserOn(browser, system);
  return browser ?? system ?? (userAgent.trim().slice(0, 40) || words.unknownDevice);
}

/** Whether the user agent is a phone's or a tablet's. */
export function isHandheld(userAgent: string): boolean {
  return /\b(?:iPhone|iPad|Android|Mobile)\b/.test(userAgent);
}
