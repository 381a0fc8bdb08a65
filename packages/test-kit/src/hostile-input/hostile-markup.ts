import { collected, named, type HostileMarkup } from './collected.ts';
import { OWN } from './own.ts';

export type { HostileMarkup };

/** All payloads without duplicates. */
export function hostileMarkup(): HostileMarkup[] {
  const byText = new Map<string, HostileMarkup>();
  for (const markup of [...collected(), ...named('own', OWN)]) {
    if (!byText.has(markup.html)) byText.set(markup.html, markup);
  }
  return [...byText.values()];
}
