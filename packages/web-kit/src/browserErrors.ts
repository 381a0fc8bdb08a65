import { MAX_ERROR_FRAMES, MAX_ERROR_MESSAGE_LENGTH } from './bounds/generated.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';
import { cutText } from './text/generated.ts';

/** Reports between two loads of a site; a page that fails in a loop sends no more. */
const MAX_REPORTS = 5;

/** A line of a stack: `at name (URL:1:2)` in Chromium, `name@URL:1:2` in Firefox and Safari. */
const FRAME =
  /^\s*(?:at )?(?:async )?(?:new )?([\w$.<>]*)[ @(]*(https?:\/\/[^\s?#]+\/assets\/[\w.-]+\.js):(\d+):(\d+)\)?$/;
/** Text in quotation marks of any kind. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|‘[^’]*’/g;
/** A name in the code, such as the property that was read of `undefined`. */
const NAME_IN_CODE = /^.[\w$.]{1,40}.$/;

/** What the API accepts as a report. */
interface ErrorReport {
  message: string;
  frames: string[];
  route: string;
  release: string;
}

/**
 * Sends errors of this page that nothing handled, or that an error boundary showed, to the operator. A report has no text
 * that somebody typed or read, no address and no query: only what finds the place in the code.
 */
export function reportBrowserErrors(): void {
  const reports = new Set<string>();
  const report = (error: unknown): void => {
    const call = callOf(window.__CAMPUS_COMMONS__);
    const body = reportOf(error);
    if (call === undefined || body === undefined || reports.size >= MAX_REPORTS) return;
    const text = JSON.stringify(body);
    if (reports.has(text)) return;
    reports.add(text);
    // Not sendBeacon, which sends cookies: the API allows no page to do that.
    // eslint-disable-next-line no-restricted-globals -- without a session, and its answer must not sign anybody out
    fetch(call, {
      method: 'POST',
      body: text,
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      // The page may be closing.
      keepalive: true,
    }).catch(() => undefined);
  };
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/**
 * The address of this site's call; a site may call only paths of its own. `undefined` while config.js has not loaded. Not by
 * runtimeConfig(), which throws for a wrong configuration: an error in here would be reported in turn.
 */
function callOf(config: unknown): string | undefined {
  const { apiOrigin, adminOrigin } = (config ?? {}) as Partial<RuntimeConfig>;
  if (apiOrigin === undefined || adminOrigin === undefined) return undefined;
  const site = window.location.href.startsWith(adminOrigin) ? 'admin' : 'public';
  return `${apiOrigin}/${site}/reportError`;
}

/** `undefined` for what is no error of this site's code, such as one of a browser extension. */
function reportOf(error: unknown): ErrorReport | undefined {
  if (!(error instanceof Error)) return undefined;
  const frames = framesOf(error);
  if (frames.length === 0) return undefined;
  return {
    message: cutText(`${error.name}: ${messageOf(error)}`, MAX_ERROR_MESSAGE_LENGTH),
    frames,
    route: routeOf(window.location.pathname),
    release: releaseOf(document),
  };
}

function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', url = '', row, column] = FRAME.exec(line) ?? [];
      if (!url.startsWith(`${window.location.origin}/`)) return [];
      return `${name.slice(0, 80)}@${new URL(url).pathname}:${row}:${column}`;
    })
    .slice(0, MAX_ERROR_FRAMES);
}

/** The message without what may be a member's data: quoted texts, addresses, numbers. */
function messageOf(error: Error): string {
  // Its arguments may be anything that a component rendered.
  const [minified] = /^Minified React error #\d+/.exec(error.message) ?? [];
  if (minified !== undefined) return minified;
  // These quote names of the code; other errors quote what they could not read.
  const quotesCode = error instanceof TypeError || error instanceof ReferenceError;
  return (
    error.message
      // "Cannot use 'in' operator to search for 'x' in …" ends with the searched text.
      .replace(/ to search for [^]*/, '')
      .replace(QUOTED, (text) => (quotesCode && NAME_IN_CODE.test(text) ? text : '…'))
      .replace(/\S+:\/\/\S+|\S+@\S+/g, '(address)')
      .replace(/\d{3,}/g, '(number)')
  );
}

/** The path with `:id` for every part that is no word of the site's routes. */
function routeOf(pathname: string): string {
  const parts = pathname.split('/').slice(1, 7);
  return `/${parts.map((part) => (/^[a-z-]{0,30}$/.test(part) ? part : ':id')).join('/')}`;
}

/** The file name of the entry script, which differs for each build. */
function releaseOf({ scripts }: Document): string {
  const entry = [...scripts].find(({ type, src }) => type === 'module' && src !== '');
  return entry?.src.split('/').at(-1)?.slice(0, 80) ?? '';
}
