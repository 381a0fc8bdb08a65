import { Arch } from '@campus-commons/web-kit/Arch.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { openingTexts as texts } from '../../texts/openings';
import { Closing } from './exports/OpeningCard';
import { organisationOf, placeOf } from './exports/openingFacts';
import type { OpeningDetailsDto } from './exports/openingsApi';
import { OPENING_HEADING_ID } from './openingHeading';
import { StateChip } from './StateChip';

interface OpeningHeadProps {
  opening: OpeningDetailsDto;
  /** Whether it stands beside a list. The screen has another heading then, and this one can be focused. */
  isBeside: boolean;
  /** What the viewer may do with it. */
  actions: ReactNode;
}

/** The top of an opening: its title, whose it is, how long it is open, and what its manager needs to know. */
export function OpeningHead({ opening, isBeside, actions }: OpeningHeadProps) {
  const { title, state, reason, canManage, application, Page, Project } = opening;
  // Who cannot apply any more reads how far the own application has come; its manager, that it is closed.
  const showsClosing = (application?.canApplyAgain ?? true) && !(canManage && state === 'closed');
  return (
    <Card
      component="section"
      sx={{
        px: { xs: 4, sm: 6 },
        py: { xs: 5, sm: 6 },
        borderRadius: { xs: 0, sm: '16px' },
        overflow: 'visible',
      }}
    >
      <Box sx={{ display: 'flex', gap: { xs: 3, sm: 4 }, alignItems: 'flex-start' }}>
        {Page && <Arch path={Page.imageUrl} seed={Page.id} width={64} height={76} />}
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography
            dir="auto"
            {...(isBeside
              ? {
                  variant: 'h2',
                  id: OPENING_HEADING_ID,
                  tabIndex: -1,
                  sx: { '&:focus': { outline: 'none' } },
                }
              : { variant: 'h1' })}
          >
            {title}
          </Typography>
          <Box sx={{ mt: 1.5, color: 'text.secondary' }}>
            {(Page ?? Project) && (
              <Link
                component={RouterLink}
                to={Page ? paths.pageDetails(Page.id) : paths.projectDetails(Project?.id ?? '')}
              >
                <bdi>{organisationOf(opening)}</bdi>
              </Link>
            )}
            {` · `}
            <bdi>{placeOf(opening)}</bdi>
          </Box>
          {(canManage || showsClosing) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
              {canManage && <StateChip state={state} />}
              {showsClosing && (
                <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                  <Closing opening={opening} />
                </Box>
              )}
            </Box>
          )}
        </Box>
      </Box>
      {canManage && state === 'review' && (
        <Alert severity="info" sx={{ mt: 4 }}>
          {texts.inReview}
        </Alert>
      )}
      {reason !== null && (
        <Alert severity="warning" sx={{ mt: 4, overflowWrap: 'anywhere' }}>
          {texts.declinedFor(reason)} {texts.declinedText}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>{actions}</Box>
    </Card>
  );
}
