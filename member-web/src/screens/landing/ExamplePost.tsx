import hillAtDawn from '@campus-commons/web-kit/art/hill-1.svg';
import hillCamp from '@campus-commons/web-kit/art/hill-2.svg';
import hillAtDusk from '@campus-commons/web-kit/art/hill-3.svg';
import gurleen from '@campus-commons/web-kit/art/portrait-gurleen.svg';
import kabir from '@campus-commons/web-kit/art/portrait-kabir.svg';
import nafisa from '@campus-commons/web-kit/art/portrait-nafisa.svg';
import sneha from '@campus-commons/web-kit/art/portrait-sneha.svg';
import tenzin from '@campus-commons/web-kit/art/portrait-tenzin.svg';
import sapling from '@campus-commons/web-kit/art/sapling.svg';
import { archRadius, radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { MessageCircle, Share2 } from 'lucide-react';
import { LikeIcon } from '../../components/LikeIcon';
import { feed } from '../../content/landingSections';

const { example } = feed;

/** The arch behind the card. */
const Niche = styled('div')(({ theme }) => ({
  position: 'relative',
  padding: '148px 40px 84px',
  // A semicircle at every width: the browser scales both radii down together.
  borderRadius: '280px 280px 20px 20px',
  backgroundColor: '#F1DEBF',
  ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.campus.brick.tint }),
  [theme.breakpoints.down('sm')]: { padding: '104px 0 40px', marginInline: -16 },
}));

const Sheet = styled('div')(({ theme }) => ({
  padding: '20px 24px 12px',
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.campus.surface,
  boxShadow: theme.vars.palette.campus.floatShadow,
  fontSize: 16,
  lineHeight: '1.625rem',
  [theme.breakpoints.down('sm')]: { margin: '0 16px', padding: '16px 16px 8px' },
}));

const Row = styled('div')({ display: 'flex', alignItems: 'center' });

const Portrait = styled('img')(({ theme }) => ({
  display: 'block',
  borderRadius: '50%',
  filter: theme.vars.palette.campus.pictureFilter,
}));

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: theme.vars.palette.campus.pictureFilter,
}));

const Note = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: -36,
  bottom: 32,
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  padding: '10px 18px 10px 12px',
  borderRadius: 14,
  fontSize: 14,
  lineHeight: '1.25rem',
  backgroundColor: theme.vars.palette.campus.raised,
  boxShadow: theme.vars.palette.campus.floatShadow,
  [theme.breakpoints.down('md')]: { left: 16, bottom: 24 },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** An example post, drawn with HTML: a single image to screen readers, without controls. */
export function ExamplePost() {
  return (
    <Niche role="img" aria-label={example.label}>
      <Sheet>
        <Author />
        <Box sx={{ mt: 3 }}>{example.text}</Box>
        <PictureGrid />
        <Row sx={{ mt: 4, minHeight: 36, gap: 6, fontSize: 14, fontWeight: 590, color: 'text.secondary' }}>
          <LikeIcon size={20} />
          <Row sx={{ gap: 2 }}>
            <MessageCircle size={20} />
            {example.comments}
          </Row>
          <Share2 size={20} />
          <Row sx={{ ml: 'auto', gap: 2 }}>
            <Row
              sx={{ '& img + img': { ml: '-8px' }, '& img': { border: 2, borderColor: 'campus.surface' } }}
            >
              {[sneha, nafisa, kabir].map((portrait) => (
                <Portrait key={portrait} src={portrait} alt="" width={24} height={24} loading="lazy" />
              ))}
            </Row>
            {example.likes}
          </Row>
        </Row>
      </Sheet>
      <Note>
        <Portrait src={tenzin} alt="" width={36} height={36} loading="lazy" />
        <div>
          <Box sx={{ fontWeight: 640 }}>{example.commenter}</Box>
          <Box sx={{ color: 'text.secondary' }}>{example.comment}</Box>
        </div>
      </Note>
    </Niche>
  );
}

function Author() {
  return (
    <Row sx={{ gap: 3, lineHeight: '1.25rem' }}>
      <Box sx={{ position: 'relative', flex: 'none' }}>
        <Portrait src={gurleen} alt="" width={44} height={44} loading="lazy" />
        <Box
          component="img"
          src={sapling}
          alt=""
          width={24}
          height={28}
          loading="lazy"
          sx={{
            position: 'absolute',
            right: -5,
            bottom: -5,
            objectFit: 'cover',
            border: 2,
            borderColor: 'campus.surface',
            borderRadius: archRadius(28 / 24, 5),
          }}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 650 }}>{example.author}</Box>
        <Row sx={{ fontSize: 14, color: 'text.secondary' }}>
          <Box
            sx={{
              fontWeight: 600,
              color: 'text.primary',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {example.page}
          </Box>
          <Box sx={{ whiteSpace: 'pre' }}>{` · ${example.time}`}</Box>
        </Row>
      </Box>
    </Row>
  );
}

function PictureGrid() {
  return (
    <Box
      sx={{
        mt: 4,
        display: 'grid',
        gap: 1,
        gridTemplate: '1fr 1fr / 1.72fr 1fr',
        aspectRatio: '16 / 10',
        borderRadius: `${radii.image}px`,
        overflow: 'hidden',
        '& > *': { minHeight: 0, minWidth: 0 },
      }}
    >
      <Box sx={{ gridRow: 'span 2' }}>
        <Picture src={hillAtDawn} alt="" loading="lazy" />
      </Box>
      <Box>
        <Picture src={hillAtDusk} alt="" loading="lazy" />
      </Box>
      <Box sx={{ position: 'relative' }}>
        <Picture src={hillCamp} alt="" loading="lazy" />
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'rgba(14, 20, 22, 0.58)',
            color: '#FFFFFF',
            typography: 'figure',
          }}
        >
          {example.morePictures}
        </Box>
      </Box>
    </Box>
  );
}
