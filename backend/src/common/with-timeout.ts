/**
 * Waits for work with a timeout; the work itself is not cancelled. An answer that arrived in time counts also when the process
 * was too busy to read it until now.
 * @throws Error after the timeout, else what the work throws
 */
export async function withTimeout<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // After a long task, late timers run before the sockets are read; immediates run after that.
      setImmediate(() => reject(new Error(`No answer within ${milliseconds} ms`)));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, timeOver]);
  } finally {
    clearTimeout(timer);
  }
}
