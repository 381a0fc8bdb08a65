import { Check } from 'lucide-react';
import type { FeedDto } from '../../../api/generated';
import { Chip } from '../../../components/Chip';
import { titledPostTexts as texts } from '../../../texts/titledPosts';
import { minutesToRead } from './minutesToRead';

/** Whether a question has an answer, or how long an article is. */
export function StateChip({ post }: { post: Pick<FeedDto, 'kind' | 'answerId' | 'feedData'> }) {
  if (post.kind === 'article') {
    return <Chip hue="indigo">{texts.minutes(minutesToRead(post.feedData.content))}</Chip>;
  }
  if (post.answerId === null) return <Chip hue="marigold">{texts.waiting}</Chip>;
  return (
    <Chip hue="leaf">
      <Check size={14} aria-hidden />
      {texts.answered}
    </Chip>
  );
}
