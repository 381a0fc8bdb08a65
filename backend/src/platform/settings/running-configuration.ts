import { Env } from '../../config/env.js';
import { settingsOf } from '../../config/setting.js';

/** Settings that administrators may see: those that say so, so that a new one stays hidden by default. */
const SHOWN = [...settingsOf(Env)].flatMap(([name, { console }]) => (console ? [name] : [])).sort();

/** The visible settings, sorted by name; an empty value if not set. */
export function runningConfiguration(env: Env): { name: string; value: string }[] {
  return SHOWN.map((name) => ({ name, value: String(env[name] ?? '') }));
}
