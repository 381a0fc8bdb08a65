import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { useTranslate } from 'react-admin';

/** Translates a message with a count, such as `%{count} post |||| %{count} posts`, with Indian grouping. */
export function useCounted(): (key: string, count: number) => string {
  const translate = useTranslate();
  return (key, count) => translate(key, { smart_count: count, count: formatCount(count) });
}
