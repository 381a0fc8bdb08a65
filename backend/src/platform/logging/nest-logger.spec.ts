import type { LogFn } from 'pino';
import type { AppLogger } from './app-logger.js';
import { NestLogger } from './nest-logger.js';

let lines: unknown[][];
const writing =
  (level: keyof AppLogger): LogFn =>
  (...said: unknown[]) =>
    void lines.push([level, ...said]);
const nest = new NestLogger({
  trace: writing('trace'),
  debug: writing('debug'),
  info: writing('info'),
  warn: writing('warn'),
  error: writing('error'),
  fatal: writing('fatal'),
});
beforeEach(() => {
  lines = [];
});

describe('the messages of Nest', () => {
  it.each([
    ['verbose', 'trace'],
    ['debug', 'debug'],
    ['log', 'info'],
    ['warn', 'warn'],
    ['error', 'error'],
    ['fatal', 'fatal'],
  ] as const)('by %s is written as %s, with the class that says it', (method, level) => {
    nest[method]('Mapped {/health/live, GET}', 'RouterExplorer');
    expect(lines).toEqual([[level, { context: 'RouterExplorer' }, 'Mapped {/health/live, GET}']]);
  });

  it('logs the stack and the class in separate fields', () => {
    const stack = 'Error: broken\n    at start (main.js:1:1)';
    nest.error('broken', stack, 'ExceptionsHandler');
    expect(lines).toEqual([['error', { context: 'ExceptionsHandler', stack }, 'broken']]);
  });

  it('passes an error on as an error, so that the log describes it', () => {
    const err = new Error('broken');
    nest.error(err, 'Scheduler');
    expect(lines).toEqual([['error', { context: 'Scheduler', err }, 'broken']]);
  });
});
