import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Clock, UsersRound, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PageDto } from '../../api/generated';
import { TimeAgo } from '../../components/TimeAgo';
import { RunBy } from '../page-staff/exports/RunBy';
import { commonTexts } from '../../texts/common';
import { pageTexts } from '../../texts/pages';

/** The card beside a page's feed: the page's activity, and who may post there. */
export function AboutPage({ page }: { page: PageDto }) {
  return (
    <Card component="section" aria-labelledby="about-page" sx={{ p: '18px 20px' }}>
      <Typography variant="h3" component="h2" id="about-page" sx={{ mb: 3 }}>
        {pageTexts.aboutPage}
      </Typography>
      <PlainList sx={{ display: 'grid', gap: 3.5 }}>
        <Fact icon={Clock}>{commonTexts.lastActive(<TimeAgo iso={page.updatedAt} />)}</Fact>
        <Fact icon={UsersRound}>{pageTexts.followersPost}</Fact>
      </PlainList>
      <RunBy pageId={page.id} />
    </Card>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, alignItems: 'center', typography: 'compact' }}>
      <Box sx={{ display: 'grid', flex: 'none', color: 'text.secondary' }}>
        <Icon size={20} aria-hidden />
      </Box>
      <span>{children}</span>
    </Box>
  );
}
