import { Env } from '../../config/env.js';
import { settingsOf } from '../../config/setting.js';

/** Settings that administrators may see: those that say so, so that a new one stays hidden by default. */
const SHOWN = [...settingsOf(Env)].flatMap(([name, { console }]) => (console ? [name] : [])).sort();

const DEFAULTS = new Env();

/** The visible settings with their defaults, sorted by name; an empty value if not set, an empty default without one. */
export function runningConfiguration(env: Env): { name: string; value: string; default: string }[] {
  return SHOWN.map((name) => ({
    name,
    value: String(env[name] ?? ''),
    default: String(DEFAULTS[name] ?? ''),
  }));
}
