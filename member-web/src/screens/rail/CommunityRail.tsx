import cover from '@campus-commons/web-kit/art/cover-soft.svg';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/VisuallyHidden.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowUpRight } from 'lucide-react';
import { careerNote, communityNotes } from '../../content/community';

const Cover = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 72,
  objectFit: 'cover',
  filter: theme.vars.palette.campus.pictureFilter,
}));

const Mark = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 10,
  height: 11,
  marginTop: 5,
  borderRadius: '10px 10px 2px 2px',
  backgroundColor: theme.vars.palette.campus.marigold.main,
}));

/** Beside the feed: how this place works, and where else to go. */
export function CommunityRail() {
  const { brandName, careerUrl, contactEmail } = runtimeConfig();
  return (
    <>
      <Card>
        <Cover src={cover} alt="" width={320} height={72} />
        <Box sx={{ p: '18px 20px 20px' }}>
          <Typography variant="h3" component="h2">
            {communityNotes.title}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 4, display: 'grid', gap: 3.5 }}>
            {communityNotes.items.map(({ key, title, text }) => (
              <Box key={key} component="li" sx={{ display: 'flex', gap: 3 }}>
                <Mark />
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  <Box component="strong" sx={{ display: 'block', fontWeight: 620, color: 'text.primary' }}>
                    {title}
                  </Box>
                  {text}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      </Card>
      <Card sx={{ p: '18px 20px 20px' }}>
        <Typography variant="h3" component="h2">
          {careerNote.title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1.5, mb: 3.5, color: 'text.secondary' }}>
          {careerNote.text}
        </Typography>
        <Button
          variant="tonal"
          size="small"
          href={careerUrl}
          target="_blank"
          rel="noopener"
          endIcon={<ArrowUpRight size={16} />}
        >
          {careerNote.action}
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </Button>
      </Card>
      <Typography variant="caption" sx={{ px: 1, color: 'campus.ink3' }}>
        {`© ${new Date().getFullYear()} ${brandName}`}
        <br />
        <Link href={`mailto:${contactEmail}`} color="inherit">
          {contactEmail}
        </Link>
      </Typography>
    </>
  );
}
