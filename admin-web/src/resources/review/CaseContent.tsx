import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { indiaFullDateTime } from '@campus-commons/web-kit/dates.ts';
import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Eye, EyeOff, ImageOff, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { MemberText } from '../../components/content/MemberText';
import { Person } from '../../components/content/Person';
import { PostText } from '../../components/content/PostDialog';
import { Section } from '../../components/Section';
import { useReviewKeys } from '../../components/reviewKeys';
import { useCounted } from '../../i18n/i18nProvider';
import type { CaseDto } from '../../api/generated';

/** Reasons whose pictures nobody sees unasked. */
const GRAVE: readonly string[] = ['intimate', 'child_safety'];

/** What was reported, as the first reporter saw it, and what became of it since. */
export function CaseContent({ shown }: { shown: CaseDto }) {
  const translate = useTranslate();
  const { kind, content, User, isEdited, isVisible } = shown;
  const { title, text, images, at } = content;
  const written = kind === 'member' ? 'review.content.joined' : 'review.content.written';
  return (
    <Section title={translate('review.content.title')}>
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
                label={translate('review.content.edited')}
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
        {images.length > 0 && <Pictures shown={shown} />}
        <Records shown={shown} />
      </Box>
    </Section>
  );
}

function Pictures({ shown: { content, reasons } }: { shown: CaseDto }) {
  const translate = useTranslate();
  const counted = useCounted();
  const [isShown, setShown] = useState(!reasons.some(({ reason }) => GRAVE.includes(reason)));
  const show = () => setShown(true);
  useReviewKeys({ b: isShown ? undefined : show });
  const count = content.images.length;
  return (
    <Box>
      {!isShown && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
          <Typography variant="body2" sx={{ color: 'campus.ink2' }}>
            {counted('review.content.pictures', count)}
          </Typography>
          <Button
            variant="outlined"
            size="small"
            onClick={show}
            aria-keyshortcuts="b"
            startIcon={<Eye size={18} strokeWidth={1.9} aria-hidden />}
          >
            {counted('review.content.show', count)}
          </Button>
        </Box>
      )}
      <PlainList
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${count > 1 ? 200 : 320}px), 1fr))`,
        }}
      >
        {content.images.map((url, index) => (
          <li key={url}>
            <Picture
              url={url}
              isBlurred={!isShown}
              alt={translate('review.content.picture', { number: String(index + 1), count: String(count) })}
            />
          </li>
        ))}
      </PlainList>
    </Box>
  );
}

/** A reported picture. While it is blurred, its file is not even fetched. */
function Picture({ url, alt, isBlurred }: { url: string; alt: string; isBlurred: boolean }) {
  const translate = useTranslate();
  const [hasFailed, setFailed] = useState(false);
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        aspectRatio: '4 / 3',
        p: isBlurred || hasFailed ? 4 : 0,
        borderRadius: `${radii.image}px`,
        color: 'campus.ink2',
        bgcolor: 'campus.sunken',
        textAlign: 'center',
        typography: 'caption',
      }}
    >
      {isBlurred ? (
        <EyeOff size={24} strokeWidth={1.9} aria-hidden />
      ) : hasFailed ? (
        <span>
          <ImageOff size={24} strokeWidth={1.9} aria-hidden />
          <br />
          {translate('review.content.gone')}
        </span>
      ) : (
        <Box
          component="img"
          src={mediaUrl(url, 960)}
          alt={alt}
          loading="lazy"
          onError={() => setFailed(true)}
          sx={{
            width: '100%',
            height: '100%',
            objectFit: 'contain',
            filter: (theme) => theme.vars.palette.campus.pictureFilter,
          }}
        />
      )}
    </Box>
  );
}

/** Links to what the console knows of the content and its member. */
function Records({ shown: { kind, targetId, User, isVisible } }: { shown: CaseDto }) {
  const translate = useTranslate();
  const section = { post: '', comment: '/comments', page: '/pages', member: null }[kind];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, typography: 'body2' }}>
      {section !== null && (
        <Link component={RouterLink} to={`/content${isVisible ? '' : '/removed'}${section}?id=${targetId}`}>
          {translate('review.content.find')}
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
