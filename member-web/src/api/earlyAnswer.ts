/**
 * The answer to a call that `public/early.js` sent before the site's code had loaded; undefined if there is none, or it
 * failed. It is used only once, and only for the same call with the same token. A refetch, or another member who has
 * signed in meanwhile, never gets it.
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
