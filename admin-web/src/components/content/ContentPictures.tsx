import { mediaSrcSet, mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../i18n/i18nProvider';
import type { Picture } from '../../providers/answers';

interface ContentPicturesProps {
  pictures: Picture[];
  /** Nobody can fetch the pictures of what is removed: only their number is shown. */
  isRemoved: boolean;
}

/** The pictures of a post or project, with their descriptions. */
export function ContentPictures({ pictures, isRemoved }: ContentPicturesProps) {
  const translate = useTranslate();
  const counted = useCounted();
  if (!isRemoved)
    return pictures.map((picture, index) => (
      <ContentPicture
        key={picture.url}
        {...picture}
        place={translate('content.picture.place', { number: index + 1, count: pictures.length })}
      />
    ));
  if (pictures.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ mb: 4, color: 'campus.ink2' }}>
      {translate('content.picture.withheld', { pictures: counted('content.pictures', pictures.length) })}
    </Typography>
  );
}

function ContentPicture({ url, width, height, alt, place }: Picture & { place: string }) {
  const translate = useTranslate();
  return (
    <Box component="figure" sx={{ m: 0, mb: 4 }}>
      <Box
        component="img"
        src={mediaUrl(url, 960)}
        srcSet={width === undefined ? undefined : mediaSrcSet(url, width)}
        sizes="(min-width: 900px) 850px, 90vw"
        width={width}
        height={height}
        alt={alt || translate('content.picture.without_alt', { place })}
        loading="lazy"
        sx={{
          display: 'block',
          width: 'auto',
          maxWidth: '100%',
          height: 'auto',
          // Seen whole in the dialog, below a title and some lines.
          maxHeight: 'min(26rem, 45dvh)',
          borderRadius: `${radii.image}px`,
          bgcolor: 'campus.sunken',
          filter: (theme) => theme.vars.palette.campus.pictureFilter,
        }}
      />
      {alt !== '' && (
        <Box component="figcaption" sx={{ mt: 1, typography: 'caption', color: 'campus.ink2' }}>
          {translate('content.picture.alt', { alt })}
        </Box>
      )}
    </Box>
  );
}
