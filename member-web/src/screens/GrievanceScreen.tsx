import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageLink } from '../components/TextLinks';
import { PublicHead } from '../components/PublicHead';
import type { SentGrievanceDto } from '../features/grievances/generated';
import { grievanceReceipt } from '../features/grievances/grievanceDraft';
import { GrievanceFollowUp } from '../features/grievances/GrievanceFollowUp';
import { GrievanceForm } from '../features/grievances/GrievanceForm';
import { GrievanceOfficer } from '../features/grievances/GrievanceOfficer';
import { SentGrievance } from '../features/grievances/SentGrievance';
import { useIsHydrated } from '../lib/hooks/hydration';
import { transparencyPath } from '../lib/address/paths';
import { publicContentWidth } from '../lib/layout/publicContentWidth';
import { grievanceTexts as texts } from '../texts/grievances';

/** Complaints to the operator, for everybody, signed in or not; and their answers. */
export function GrievanceScreen() {
  const [query] = useSearchParams();
  const [changed, setChanged] = useState<SentGrievanceDto | 'noted'>();
  // Not in the prerendered markup: the receipt is only in this browser.
  const stored = useIsHydrated() ? grievanceReceipt.read() : undefined;
  const sent = changed === 'noted' ? undefined : (changed ?? stored);
  const keep = (receipt: SentGrievanceDto) => {
    grievanceReceipt.write(receipt);
    setChanged(receipt);
  };
  const forget = () => {
    grievanceReceipt.remove();
    setChanged('noted');
  };
  return (
    <Box sx={{ ...publicContentWidth, pt: { xs: 6, md: 14 }, pb: { xs: 24, md: 32 } }}>
      <PublicHead title={texts.title} description={texts.description} />
      <Typography variant="hero" component="h1" sx={{ fontSize: 'clamp(2.125rem, 1.4rem + 3vw, 4rem)' }}>
        {texts.heading}
      </Typography>
      <Typography variant="heroText" sx={{ mt: 4, maxWidth: 680, color: 'text.secondary' }}>
        {texts.intro}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 10, md: 18 },
          mt: { xs: 8, md: 14 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <section aria-labelledby="write">
          <Typography variant="h2" id="write" sx={{ mb: 4 }}>
            {texts.write}
          </Typography>
          {sent ? <SentGrievance sent={sent} onNoted={forget} /> : <GrievanceForm onSent={keep} />}
        </section>
        <Box sx={{ display: 'grid', gap: 10 }}>
          <section aria-labelledby="officer">
            <Typography variant="h2" id="officer">
              {texts.officer}
            </Typography>
            <GrievanceOfficer />
          </section>
          <section aria-labelledby="follow">
            <Typography variant="h2" id="follow">
              {texts.follow}
            </Typography>
            <Typography sx={{ mt: 3 }}>{texts.followText}</Typography>
            <GrievanceFollowUp reference={query.get('reference') ?? ''} />
          </section>
          <Typography>
            {`${texts.counted} `}
            <PageLink to={transparencyPath}>{texts.numbers}</PageLink>
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
