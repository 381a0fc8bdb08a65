import { spawn, type ChildProcess } from 'node:child_process';

/**
 * Time after which the API gets a signal of its own, in case the signal to the process group did not reach it.
 */
const END_TIMEOUT_MS = 10_000;

/** The API during development: one process at a time, because two would need the same port. */
export class RunningApi {
  private child: ChildProcess | undefined;
  private ending = false;

  constructor(private readonly script: string) {}

  /** Starts the API; a running process is stopped first, and the new one starts after it has ended. */
  restart(): void {
    if (this.ending) return;
    if (!this.child) this.start();
    // A second signal would end it immediately.
    else if (!this.child.killed) this.child.kill('SIGTERM');
  }

  /**
   * Ends this process once the API has ended. Usually the signal that ended this process went to the whole group, and a
   * second one would interrupt the API's shutdown: it is sent only if the first did not arrive.
   */
  end(): void {
    this.ending = true;
    if (!this.child) process.exit();
    setTimeout(() => this.child?.kill('SIGTERM'), END_TIMEOUT_MS).unref();
  }

  private start(): void {
    const child = spawn(process.execPath, ['--enable-source-maps', this.script], { stdio: 'inherit' });
    this.child = child;
    child.once('exit', (code, signal) => {
      this.child = undefined;
      if (this.ending) process.exit(code ?? 1);
      if (child.killed) this.start();
      else
        console.error(`The API has ended (${signal ?? `status ${code}`}). It starts again after a change.`);
    });
  }
}
