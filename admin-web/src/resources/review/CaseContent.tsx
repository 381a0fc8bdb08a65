import { indiaFullDateTime } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { EyeOff, Pencil } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { contentAddress } from '../../components/content/contentKinds';
import { MemberText } from '../../components/content/MemberText';
import { ParentComment } from '../../components/content/ParentComment';
import { Person } from '../../components/content/Person';
import { PostText } from '../../components/content/PostDialog';
import { Section } from '../../components/Section';
import type { CaseDto } from '../../api/generated';
import { asksApproval } from './choice';
import { CasePictures } from './CasePictures';

/** What was reported, as the first reporter saw it, and what became of it since. */
export function CaseContent({ shown }: { shown: CaseDto }) {
  const translate = useTranslate();
  const { kind, content, User, isEdited, isVisible } = shown;
  const { title, text, images, at } = content;
  const written = kind === 'member' ? 'review.content.joined' : 'review.content.written';
  return (
    <Section title={translate(asksApproval(shown) ? 'review.approval.content' : 'review.content.title')}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {User && at !== '' && (
          <Person person={User}>{translate(written, { time: indiaFullDateTime(at) })}</Person>
        )}
        {(isEdited || !isVisible) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {isEdited && (
              <Chip
                size="small"
                icon={<Pencil size={14} aria-hidden />}
                label={translate(
                  kind === 'application' ? 'review.content.wrote_more' : 'review.content.edited',
                )}
              />
            )}
            {!isVisible && (
              <Chip
                size="small"
                icon={<EyeOff size={14} aria-hidden />}
                label={translate('review.content.hidden')}
              />
            )}
          </Box>
        )}
        {kind === 'application' && (
          <Typography variant="body2" sx={{ color: 'campus.ink2' }}>
            {translate('review.content.received')}
          </Typography>
        )}
        <ParentComment parent={shown.Parent} />
        {title !== null && (
          <Typography variant="h3" component="p" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        )}
        {text !== '' &&
          (kind === 'post' ? <PostText html={text} /> : <MemberText background="surface">{text}</MemberText>)}
        {text === '' && images.length === 0 && title === null && (
          <Typography variant="body2" sx={{ color: 'campus.ink2' }}>
            {translate(at === '' ? 'review.content.forgotten' : 'review.content.no_words')}
          </Typography>
        )}
        {images.length > 0 && <CasePictures shown={shown} />}
        <Records shown={shown} />
      </Box>
    </Section>
  );
}

/** Links to what the console knows of the content and its member. */
function Records({ shown: { kind, targetId, content, User, isVisible } }: { shown: CaseDto }) {
  const translate = useTranslate();
  const opening = kind === 'application' ? content.parentId : null;
  const address =
    opening === null ? contentAddress(kind, targetId, !isVisible) : contentAddress('opening', opening, false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, typography: 'body2', '& > a': { py: 1 } }}>
      {address !== null && (
        <Link component={RouterLink} to={address}>
          {translate(opening === null ? 'review.content.find' : 'review.content.find_opening')}
        </Link>
      )}
      {User && (
        <Link component={RouterLink} to={`/users/id/${User.id}`}>
          {translate('review.content.member')}
        </Link>
      )}
    </Box>
  );
}
