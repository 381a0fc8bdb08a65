import type { Browser, CDPSession } from '@playwright/test';
import type { Member } from '../api.ts';
import { readEnvironment } from '../environment.ts';
import { rememberMember } from '../steps.ts';
import type { Opening } from './figures.ts';

/** The simulated network and phone. */
export const LINE = { kilobitsPerSecond: 400, roundTripMs: 400, slowerProcessor: 4 } as const;

/** The measurement fails when the first post takes longer. */
const TIMEOUT_MS = 90_000;

interface Transfer {
  kind: string;
  path: string;
  /** Seconds of the browser's clock. */
  sentAt: number;
  parts: { at: number; bytes: number }[];
}

/** Opens the dashboard as a member in a new browser context with an empty cache. */
export async function openDashboard(browser: Browser, member: Member): Promise<Opening> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  await rememberMember(context, member);
  const page = await context.newPage();
  await page.addInitScript(watchForFirstPost);
  const session = await context.newCDPSession(page);
  const transfers = await recordTransfers(session);
  await slowDown(session);
  await page.goto(`${readEnvironment().memberOrigin}/dashboard`, { waitUntil: 'commit' });
  const painted = await page.waitForFunction(() => window.firstPostPaintedAt, undefined, {
    timeout: TIMEOUT_MS,
  });
  const firstPostMs = (await painted.jsonValue()) ?? 0;
  // Until now the post could only be read. From now on it can be liked, commented on and shared.
  const inUse = await page.waitForFunction(() => window.siteTookOverAt, undefined, { timeout: TIMEOUT_MS });
  const inUseMs = (await inUse.jsonValue()) ?? 0;
  // The fonts load after the text and must not move it.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shift = (await page.evaluate(() => window.layoutShift)) ?? 0;
  await context.close();

  const sent = [...transfers.values()];
  const startedAt = Math.min(...sent.map(({ sentAt }) => sentAt));
  const paintedAt = startedAt + firstPostMs / 1000;
  const bytes: Record<string, number> = {};
  for (const { kind, parts } of sent) {
    for (const part of parts) if (part.at <= paintedAt) bytes[kind] = (bytes[kind] ?? 0) + part.bytes;
  }
  const since = (at: number) => `${(at - startedAt).toFixed(2)} s`;
  const timeline = sent.map(({ path, sentAt, parts }) => {
    const size = parts.reduce((sum, part) => sum + part.bytes, 0);
    return `${since(sentAt)} to ${since(Math.max(sentAt, ...parts.map(({ at }) => at)))}: ${path}, ${size} bytes`;
  });
  return {
    firstPostMs,
    inUseMs,
    requests: sent.filter(({ sentAt }) => sentAt <= paintedAt).length,
    bytes,
    shift,
    timeline,
  };
}

async function slowDown(session: CDPSession): Promise<void> {
  const bytesPerSecond = (LINE.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: LINE.slowerProcessor });
}

async function recordTransfers(session: CDPSession): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (request.url.startsWith('data:')) return;
    const { pathname: path } = new URL(request.url);
    transfers.set(requestId, { kind: (type ?? 'Other').toLowerCase(), path, sentAt: timestamp, parts: [] });
  });
  const add = (requestId: string, at: number, bytes: number) => {
    transfers.get(requestId)?.parts.push({ at, bytes });
  };
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    add(requestId, timestamp, encodedDataLength),
  );
  // The total is known only at the end; the difference from the parts, such as headers, is counted here.
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const told = transfers.get(requestId)?.parts.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
    add(requestId, timestamp, encodedDataLength - told);
  });
  return transfers;
}

declare global {
  interface Window {
    /** When the first post was painted, ms after the start of the navigation; set by {@link watchForFirstPost}. */
    firstPostPaintedAt?: number;
    /** When the hydrated site's own post was painted, in the same unit. */
    siteTookOverAt?: number;
    layoutShift?: number;
  }
}

/** Runs in the page: records when the text of the first post's body is painted, as soon as it is inserted. */
function watchForFirstPost(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { identifier, renderTime } = entry as PerformanceEntry & {
        identifier: string;
        renderTime: number;
      };
      window.firstPostPaintedAt ??= renderTime;
      if (identifier === 'site') window.siteTookOverAt ??= renderTime;
    }
  }).observe({ type: 'element', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const inserted = new MutationObserver(() => {
    for (const paragraph of document.querySelectorAll('article:first-of-type :is(p, li)')) {
      const isOfSite = paragraph.closest('#root') !== null;
      paragraph.setAttribute('elementtiming', isOfSite ? 'site' : 'early');
      if (isOfSite) inserted.disconnect();
    }
  });
  inserted.observe(document, { childList: true, subtree: true });
}
