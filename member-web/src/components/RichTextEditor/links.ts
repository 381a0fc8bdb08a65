import { withoutInvisibleMarks } from '@campus-commons/web-kit/contactInput.ts';
import { isAllowedLink } from '@campus-commons/web-kit/richText/links.ts';

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d ()-]{6,20}$/;
const DOMAIN = /^[^\s/@:]+\.[^\s/@:.]{2,}([/?#:].*)?$/;

/**
 * The URL for a text typed into the link field: a complete URL unchanged, `a@b.in` as mailto, a phone number as tel,
 * `iet.ac.in` as https. Undefined for anything else.
 */
export function toLink(typed: string): string | undefined {
  const text = withoutInvisibleMarks(typed);
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (isAllowedLink(text)) return text;
  const withScheme = `https://${text}`;
  return DOMAIN.test(text) && isAllowedLink(withScheme) ? withScheme : undefined;
}
