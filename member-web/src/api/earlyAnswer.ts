/**
 * The answer to a call that `public/early.js` has sent before the site's code arrived; undefined when there is none, or
 * none came. It is given out once, and only to the very same call with the very same token: to whoever has signed in
 * since, and to whoever asks again, it belongs no more.
 */
export function earlyAnswer(
  url: string,
  token: string,
  body: string,
): Promise<Response | undefined> | undefined {
  const early = window.__CAMPUS_EARLY__;
  if (early?.response === undefined || early.url !== url || early.body !== body) return undefined;
  const { response } = early;
  delete early.response;
  return early.token === token ? response : undefined;
}
