/**
 * Waits for work with a timeout; the work itself is not cancelled.
 * @throws Error after the timeout, else what the work throws
 */
export async function withTimeout<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, timeOver]);
  } finally {
    clearTimeout(timer);
  }
}
