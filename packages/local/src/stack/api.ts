import path from 'node:path';
import { repository } from '../entry/install.mjs';
import type { Progress } from '../entry/progress.mjs';
import { startPiece } from './piece.ts';
import { untilReady } from './until-ready.ts';

/** The running API, which tests stop, start again and hold still while everything around it runs on. */
export interface RunningApi {
  /** Resolves when it ends without having been asked to. */
  crashed: Promise<Error>;
  stop(): Promise<void>;
  /** Starts it again after a stop; resolves when it is ready. */
  restart(): Promise<void>;
  /** Holds it still: the system goes on accepting connections for it, and nothing is read or answered. */
  freeze(): void;
  thaw(): void;
}

interface ApiOptions {
  /** Where it answers. */
  origin: string;
  /** Added to our own environment. */
  env: NodeJS.ProcessEnv;
  /** The file that its output goes to; each start begins it anew. */
  log: string;
  progress: Progress;
  /** Aborts a start under way. */
  signal: AbortSignal;
}

/** Starts the built API and resolves when it is ready; one that does not get ready is stopped. */
export async function startApi({ origin, env, log, progress, signal }: ApiOptions): Promise<RunningApi> {
  let tellCrash: (crash: Error) => void;
  const crashed = new Promise<Error>((resolve) => (tellCrash = resolve));
  const start = async () => {
    const piece = await startPiece({
      title: 'the API',
      script: ['dist/main.js'],
      cwd: path.join(repository, 'backend'),
      env,
      output: { file: log },
    });
    void piece.crashed.then((crash) => tellCrash(crash));
    try {
      await progress.step('Starting the API', () =>
        untilReady(`${origin}/health/ready`, piece.crashed, signal),
      );
    } catch (fault) {
      await piece.stop();
      throw fault;
    }
    return piece;
  };
  let piece = await start();
  return {
    crashed,
    stop: () => piece.stop(),
    restart: async () => {
      piece = await start();
    },
    freeze: () => piece.signal('SIGSTOP'),
    thaw: () => piece.signal('SIGCONT'),
  };
}
