/**
 * An error message when this Node version is not supported, else an empty string. Vite requires the same versions.
 *
 * @param {string} version for example `20.19.0`
 */
export function nodeFault(version) {
  const numbers = version.split('.').map(Number);
  const major = numbers[0] || 0;
  const minor = numbers[1] || 0;
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  return supported
    ? ''
    : 'Campus Commons needs Node 20.19 or later, or 22.12 or later; this is Node ' +
        version +
        '. Install a supported one (https://nodejs.org), for example with "nvm install".';
}
