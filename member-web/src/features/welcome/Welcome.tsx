import { radii } from '@campus-commons/web-kit/tokens.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { hyphenated } from '@campus-commons/web-kit/hyphenated.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ProfileDto } from '../../api/generated';
import { shortName } from '../../lib/text/greeting';
import { welcomeTexts } from '../../texts/welcome';
import { useOpenComposer } from '../feeds/exports/useOpenComposer';
import { StudyForm } from '../profile/exports/StudyForm';
import { useOwnProfile } from '../profile/exports/useOwnProfile';
import { Doors } from './Doors';
import { useWelcomeSteps } from './useWelcomeSteps';

export interface WelcomeProps {
  /** Hides the card for good, on every device. */
  onEnd: () => void;
}

/** Welcomes a newcomer in three steps, each of which can be skipped: pages to follow, what the profile lacks, a first post. */
export function Welcome(props: WelcomeProps) {
  const profile = useOwnProfile();
  return profile && <Steps profile={profile} {...props} />;
}

function Steps({ profile, onEnd }: WelcomeProps & { profile: ProfileDto }) {
  const steps = useWelcomeSteps(profile);
  const openComposer = useOpenComposer();
  const { name } = profile.User;
  const firstLine = welcomeTexts.firstLine(
    shortName(name),
    profile.collegeName ?? '',
    profile.courseName ?? '',
  );
  const [title, lead] = {
    doors: [welcomeTexts.doors(shortName(name)), welcomeTexts.doorsLead] as const,
    study: [welcomeTexts.about, welcomeTexts.aboutLead] as const,
    hello: [welcomeTexts.hello, welcomeTexts.helloLead] as const,
  }[steps.step];

  return (
    <>
      <IconButton
        aria-label={welcomeTexts.close}
        onClick={onEnd}
        sx={{ position: 'absolute', top: { xs: 6, md: 12 }, right: { xs: 4, md: 12 } }}
      >
        <X size={20} aria-hidden />
      </IconButton>
      <Box sx={{ pr: 10 }}>
        <Place at={steps.place} />
        <Title key={steps.step} takesFocus={steps.hasMoved}>
          {hyphenated(title)}
        </Title>
      </Box>
      <Typography variant="compact" component="p" sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
        {lead}
      </Typography>
      {steps.step === 'doors' && <Doors steps={steps} />}
      {steps.step === 'study' && <StudyForm profile={profile} onDone={steps.next} />}
      {steps.step === 'hello' && (
        <>
          <Typography
            component="blockquote"
            dir="auto"
            sx={{
              m: 0,
              p: 4,
              borderRadius: '12px',
              bgcolor: 'campus.sunken',
              overflowWrap: 'anywhere',
            }}
          >
            {firstLine}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2, mt: 4 }}>
            <Button variant="text" onClick={onEnd}>
              {welcomeTexts.notNow}
            </Button>
            <Button
              variant="contained"
              aria-haspopup="dialog"
              onClick={() => {
                openComposer(firstLine);
                onEnd();
              }}
            >
              {welcomeTexts.hello}
            </Button>
          </Box>
        </>
      )}
    </>
  );
}

/** How far the member has come, as a line of bars: in words it would be a second "1 of 3" beside that of the pages. */
function Place({ at: [step, total] }: { at: readonly [step: number, total: number] }) {
  return (
    <Box component="p" sx={{ display: 'flex', alignItems: 'center', gap: 1, m: 0, height: '1.125rem' }}>
      <VisuallyHidden>{welcomeTexts.step(step, total)}</VisuallyHidden>
      {Array.from({ length: total }, (_, index) => (
        <Box
          key={index}
          component="span"
          aria-hidden
          sx={{
            width: 24,
            height: 4,
            borderRadius: `${radii.control}px`,
            bgcolor: index < step ? 'primary.main' : 'campus.hairlineStrong',
          }}
        />
      ))}
    </Box>
  );
}

/** The heading of a step. It takes the focus when the step before is left, so that it is read out. */
function Title({ takesFocus, children }: { takesFocus: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Typography
      ref={heading}
      variant="h2"
      id="welcome"
      tabIndex={-1}
      sx={{ mt: 0.5, overflowWrap: 'anywhere', textWrap: 'balance', '&:focus': { outline: 'none' } }}
    >
      {children}
    </Typography>
  );
}
