/** Node runs TypeScript natively from 22.18 on, as in the images. Older versions need tsx. */
export async function loadTypeScript() {
  if ('typescript' in process.features && process.features.typescript) return;
  const { register } = await import('tsx/esm/api');
  register();
}
