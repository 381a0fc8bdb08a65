import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { ApplyPart } from '../../features/applications/ApplyPart';
import { FeedStack } from '../../features/feeds/exports/FeedStack';
import type { OpeningDetailsDto } from '../../features/openings/exports/openingsApi';
import { OpeningActions } from '../../features/openings/OpeningActions';
import { OpeningFacts } from '../../features/openings/OpeningFacts';
import { OpeningHead } from '../../features/openings/OpeningHead';
import { openingTexts as texts } from '../../texts/openings';

interface OpeningDetailsProps {
  opening: OpeningDetailsDto;
  onEdit: () => void;
  /** Set it beside a list, whose screen has its own heading. */
  isBeside?: boolean;
  /** Places the parts below the way to apply. What its manager does with it stands before them. */
  children: (parts: ReactNode) => ReactNode;
}

/** An opening: what there is to do, what one gets, and the way to apply. */
export function OpeningDetails({ opening, onEdit, isBeside = false, children }: OpeningDetailsProps) {
  const { about, answering } = opening;
  const { contactEmail } = runtimeConfig();
  const [lead = '', link = ''] = texts.warning.split(/(?=Write to us)/);
  const level = isBeside ? 'h3' : 'h2';
  return (
    <FeedStack>
      <OpeningHead
        opening={opening}
        isBeside={isBeside}
        actions={
          <>
            <ApplyPart opening={opening} />
            <OpeningActions opening={opening} onEdit={onEdit} />
          </>
        }
      />
      {children(
        <>
          <Part title={texts.facts} level={level}>
            <OpeningFacts opening={opening} />
            {answering && (
              <Box sx={{ mt: 4, typography: 'body2', color: 'text.secondary' }}>
                {texts.answering(answering.answered, answering.applications, answering.days)}
              </Box>
            )}
          </Part>
          <Part title={texts.about} level={level}>
            {/* Plain text: an address in it is no link. */}
            <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {about}
            </Box>
          </Part>
          <Box sx={{ px: { xs: 4, sm: 0 }, typography: 'body2' }}>
            {lead}
            <MuiLink href={`mailto:${contactEmail}`}>{link}</MuiLink>
          </Box>
        </>,
      )}
    </FeedStack>
  );
}

/** A card with a heading. */
function Part({ title, level, children }: { title: string; level: 'h2' | 'h3'; children: ReactNode }) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ px: { xs: 4, sm: 6 }, py: 5, borderRadius: { xs: 0, sm: '16px' } }}
    >
      <Typography variant="h3" component={level} id={id} sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
