import { spawn, type ChildProcess } from 'node:child_process';

/** Milliseconds after which the API is sent a signal of its own, in case the group's did not reach it. */
const END_MS = 10_000;

/** The API while its sources change: one process at a time, because two would want the same port. */
export class RunningApi {
  private child: ChildProcess | undefined;
  private ending = false;

  constructor(private readonly script: string) {}

  /** Starts it; one that runs is asked to stop first, and the new one starts when that has ended. */
  restart(): void {
    if (this.ending) return;
    if (!this.child) this.start();
    // A second signal would end it on the spot.
    else if (!this.child.killed) this.child.kill('SIGTERM');
  }

  /**
   * Ends this process once the API has ended. The signal that ended us has usually gone to the whole group, and a
   * second one would cut off what the API is doing: it is sent only when the first did not arrive.
   */
  end(): void {
    this.ending = true;
    if (!this.child) process.exit();
    setTimeout(() => this.child?.kill('SIGTERM'), END_MS).unref();
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
