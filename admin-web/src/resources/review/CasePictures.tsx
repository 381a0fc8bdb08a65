import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useReviewKeys } from '../../components/reviewKeys';
import { useCounted } from '../../i18n/i18nProvider';
import type { ConsoleDataProvider } from '../../providers/dataProvider';
import type { CaseDto } from '../../api/generated';

/** Reasons whose pictures nobody sees unasked. */
const GRAVE: readonly string[] = ['intimate', 'child_safety'];

/**
 * The reported pictures. Grave ones, and those that members cannot fetch any more, are shown when asked for; that is recorded. Until
 * then their files are not even fetched.
 */
export function CasePictures({ shown: { id, content, reasons, isVisible } }: { shown: CaseDto }) {
  const translate = useTranslate();
  const counted = useCounted();
  const isEvidence = !isVisible || reasons.some(({ reason }) => GRAVE.includes(reason));
  const [isShown, setShown] = useState(!isEvidence);
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
        {content.images.map((url, index) => {
          const alt = translate('review.content.picture', {
            number: String(index + 1),
            count: String(count),
          });
          return (
            <li key={url}>
              {!isShown ? (
                <Frame>
                  <EyeOff size={24} strokeWidth={1.9} aria-hidden />
                </Frame>
              ) : isEvidence ? (
                <Evidence caseId={id} image={index} alt={alt} />
              ) : (
                <Picture src={mediaUrl(url, 960)} alt={alt} />
              )}
            </li>
          );
        })}
      </PlainList>
    </Box>
  );
}

/** A picture that the server hands out only to who decides. It is not kept when the case is left. */
function Evidence({ caseId, image, alt }: { caseId: string; image: number; alt: string }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, isError } = useQuery({
    queryKey: ['evidence', caseId, image],
    queryFn: () => provider.openEvidence(caseId, image),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (isError) return <Gone />;
  return data === undefined ? <Frame /> : <Picture src={data} alt={alt} />;
}

function Picture({ src, alt }: { src: string; alt: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <Gone />;
  return (
    <Frame isFull>
      <Box
        component="img"
        src={src}
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
    </Frame>
  );
}

function Gone() {
  const translate = useTranslate();
  return (
    <Frame>
      <span>
        <ImageOff size={24} strokeWidth={1.9} aria-hidden />
        <br />
        {translate('review.content.gone')}
      </span>
    </Frame>
  );
}

/** The place of a picture, of the same size whatever stands in it. */
function Frame({ isFull = false, children }: { isFull?: boolean; children?: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        aspectRatio: '4 / 3',
        p: isFull ? 0 : 4,
        borderRadius: `${radii.image}px`,
        color: 'campus.ink2',
        bgcolor: 'campus.sunken',
        textAlign: 'center',
        typography: 'caption',
      }}
    >
      {children}
    </Box>
  );
}
