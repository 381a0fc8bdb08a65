import { ColumnWithRail } from '../components/ColumnWithRail';
import { Composer } from '../features/feeds/composer/Composer';
import { FeedStack } from '../features/feeds/exports/FeedStack';
import { ArticlesList } from '../features/titled/ArticlesList';
import { ToolHead } from '../features/titled/exports/ToolHead';
import { paths } from '../lib/address/paths';
import { frameTexts } from '../texts/frame';
import { MemberRail } from './rail/MemberRail';

/** Blogs: articles of members, and the way to write one. */
export function ArticlesScreen() {
  return (
    <ColumnWithRail rail={<MemberRail />}>
      <ToolHead name={frameTexts.blogs} explainedAt={paths.blogs} />
      <FeedStack>
        <Composer postKind="article" />
        <ArticlesList />
      </FeedStack>
    </ColumnWithRail>
  );
}
