/**
 * Ways of installing (docs/reference/settings.md, "Where they stand"): one Debian machine, compose, Kubernetes.
 */
export type Installation = 'machine' | 'compose' | 'kubernetes';
export const EVERY_INSTALLATION = ['machine', 'compose', 'kubernetes'] as const;
export const IN_CONTAINERS = ['compose', 'kubernetes'] as const;

/** What is true of a setting, besides its name, default and validation. */
export type SettingOptions = {
  /**
   * Installations that set it, because they ask for its value or choose one; in the others it has its default until an
   * operator sets it. A test compares this with what they write.
   */
  readonly setBy?: readonly Installation[];
  /** Value in `.env.example`, where there is no default. */
  readonly example?: string;
} & (
  | {
      /** It is, or contains, a secret: it may be in a file of its own instead, and the console never shows it. */
      readonly secret: true;
      readonly console?: never;
    }
  | {
      readonly secret?: never;
      /** Administrators see its value in the console. */
      readonly console?: true;
    }
);

/** By prototype: the settings that a class declares itself. */
const DECLARED = new WeakMap<object, Map<string, SettingOptions>>();

/**
 * Declares a setting: an environment variable with the property's name and default. The property's docstring is what
 * operators read: `npm run docs:generate` writes it, up to its first tag, to `.env.example` and docs/reference.
 * @param rules decorators that convert and validate the value, applied as if they stood one below the other
 */
export function Setting(options: SettingOptions, ...rules: readonly PropertyDecorator[]) {
  return (target: object, name: string): void => {
    for (const rule of rules.toReversed()) rule(target, name);
    const settings = DECLARED.get(target) ?? new Map<string, SettingOptions>();
    DECLARED.set(target, settings.set(name, options));
  };
}

/** The settings of a class and of those that it extends. */
export function settingsOf<Settings extends object>(
  kind: new () => Settings,
): Map<keyof Settings & string, SettingOptions> {
  const settings = new Map<string, SettingOptions>();
  for (let target: unknown = kind.prototype; target instanceof Object; target = Object.getPrototypeOf(target))
    for (const [name, options] of DECLARED.get(target) ?? [])
      // What a class declares anew replaces what it inherits.
      if (!settings.has(name)) settings.set(name, options);
  return settings as Map<keyof Settings & string, SettingOptions>;
}
