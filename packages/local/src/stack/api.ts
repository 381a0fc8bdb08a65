import path from 'node:path';
import { repository } from '../entry/install.mjs';
import type { Progress } from '../entry/progress.mjs';
import { startSupervisedProcess } from './supervised-process.ts';
import { waitUntilReady } from './wait-until-ready.ts';

/** The running API. Tests stop, restart and freeze it while everything else keeps running. */
export interface RunningApi {
  /** Resolves when it ends unexpectedly. */
  crashed: Promise<Error>;
  stop(): Promise<void>;
  /** Restarts it after a stop; resolves when it is ready. */
  restart(): Promise<void>;
  /** Suspends it (SIGSTOP): the system still accepts connections for it, but nothing is read or answered. */
  freeze(): void;
  thaw(): void;
}

interface ApiOptions {
  /** Its address. */
  origin: string;
  /** Merged into this process's environment. */
  env: NodeJS.ProcessEnv;
  /** The file that its output goes to; each start truncates it. */
  log: string;
  progress: Progress;
  /** Aborts the start. */
  signal: AbortSignal;
}

/** Starts the built API and resolves when it is ready. If it does not become ready, it is stopped. */
export async function startApi({ origin, env, log, progress, signal }: ApiOptions): Promise<RunningApi> {
  let tellCrash: (crash: Error) => void;
  const crashed = new Promise<Error>((resolve) => (tellCrash = resolve));
  const start = async () => {
    const child = await startSupervisedProcess({
      title: 'the API',
      script: ['dist/main.js'],
      cwd: path.join(repository, 'backend'),
      env,
      output: { file: log },
    });
    void child.crashed.then((crash) => tellCrash(crash));
    try {
      await progress.step('Starting the API', () =>
        waitUntilReady(`${origin}/health/ready`, child.crashed, signal),
      );
    } catch (fault) {
      await child.stop();
      throw fault;
    }
    return child;
  };
  let child = await start();
  return {
    crashed,
    stop: () => child.stop(),
    restart: async () => {
      child = await start();
    },
    freeze: () => child.signal('SIGSTOP'),
    thaw: () => child.signal('SIGCONT'),
  };
}
