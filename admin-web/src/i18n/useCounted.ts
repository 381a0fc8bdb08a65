import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { useTranslate } from 'react-admin';

/** Translates a message that counts something, as `%{count} post |||| %{count} posts`, with Indian grouping of digits. */
export function useCounted(): (key: string, count: number) => string {
  const translate = useTranslate();
  return (key, count) => translate(key, { smart_count: count, count: formatCount(count) });
}
