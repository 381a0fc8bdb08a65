import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/i18nProvider';
import type { AdminPageDto } from '../../api/generated';
import { PageBody } from './PageBody';
import { TitledEntries } from './TitledEntries';

interface PageEntriesProps {
  pages: AdminPageDto[];
  /** Leaves the creator out of the rows, on a page that is about one member. */
  areOfOneMember?: boolean;
}

/** Community pages. A removal takes the posts of the page with it. */
export function PageEntries({ pages, areOfOneMember = false }: PageEntriesProps) {
  const translate = useTranslate();
  const counted = useCounted();
  return (
    <TitledEntries
      resource="pages"
      entries={pages}
      words={({ description }) => description}
      owner={({ User }) => (areOfOneMember ? null : User.name)}
      ownerLine={(name) => translate('content.by_creator', { name: isolate(name) })}
      kind={({ category }) => category}
      figures={({ followers, posts }) =>
        [counted('content.followers', followers), counted('content.post_count', posts)].join(' · ')
      }
      mark={({ id, imageUrl, removal }) => (
        <Arch path={removal ? null : imageUrl} seed={id} width={48} height={56} />
      )}
      body={(page) => <PageBody page={page} />}
      removalText={({ posts }) =>
        posts === 0
          ? translate('content.pages.remove_empty_text')
          : translate('content.pages.remove_text', { posts: counted('content.post_count', posts) })
      }
    />
  );
}
