import { ChunkLoadError } from '@campus-commons/web-kit/lazyChunk.ts';
import { Logo } from '@campus-commons/web-kit/Logo.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Boundary } from '../components/Boundary';
import { OfflineStrip } from '../components/OfflineStrip';
import { ScreenTitle } from '../components/ScreenTitle';
import { hasAnyDraft } from '../lib/drafts/drafts';
import { endEarlyPosts } from '../lib/loading/early';
import { useIsOffline } from '../lib/state/network';
import { commonTexts, offlineTexts } from '../texts/common';
import { frameTexts } from '../texts/frame';

const Room = styled('div')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: '48px 16px',
  textAlign: 'center',
});

// Not the router's link: it would keep the code and the state that failed.
const Home = styled('a')({ padding: 8, marginBottom: 24, color: 'inherit', textDecoration: 'none' });

const Heading = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: 0 }));

const Explanation = styled('p')(({ theme }) => ({
  maxWidth: 460,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 8,
});

// Not the library's button: it would have to be loaded first, and the failure may be a failed download.
const Action = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  minHeight: 44,
  padding: '8px 20px',
  border: 0,
  borderRadius: radii.control,
  cursor: 'pointer',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  '& ~ &': {
    backgroundColor: 'transparent',
    border: `1px solid ${theme.vars.palette.campus.hairlineStrong}`,
    color: 'inherit',
  },
}));

interface ErrorBoundaryProps {
  /** The current address: a new one clears the failure. */
  address: string;
  /** Around a screen, whose frame stays; otherwise around the whole site. */
  isInFrame?: true;
  children: ReactNode;
}

/** Replaces a screen that failed, or whose code could not be loaded; around the whole site, what no other boundary catches. */
export function ErrorBoundary({ address, isInFrame, children }: ErrorBoundaryProps) {
  return (
    <Boundary
      resetKey={address}
      onFailed={endEarlyPosts}
      fallback={(error, retry) => (
        <>
          {!isInFrame && <OfflineStrip />}
          <Room as={isInFrame ? 'div' : 'main'} style={{ minHeight: isInFrame ? '50dvh' : '90dvh' }}>
            {!isInFrame && (
              <Home href="/">
                <Logo />
              </Home>
            )}
            <Failure error={error} onRetry={retry} />
          </Room>
        </>
      )}
    >
      {children}
    </Boundary>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isPartMissing = error instanceof ChunkLoadError;
  const isOffline = useIsOffline();
  if (isPartMissing && isOffline) {
    return (
      <>
        <ScreenTitle>{offlineTexts.title}</ScreenTitle>
        <Heading>{offlineTexts.notLoaded}</Heading>
        <Explanation>{offlineTexts.notLoadedText}</Explanation>
      </>
    );
  }
  return (
    <>
      <ScreenTitle>{frameTexts.unexpectedError}</ScreenTitle>
      <Heading>{frameTexts.unexpectedError}</Heading>
      <Explanation>
        {`${isPartMissing ? frameTexts.partMissing : frameTexts.ourFault}${hasAnyDraft() ? ` ${commonTexts.nothingLost}` : ''}`}
      </Explanation>
      <Buttons>
        <Action type="button" onClick={onRetry}>
          {commonTexts.tryAgain}
        </Action>
        <Action type="button" onClick={() => window.location.reload()}>
          {frameTexts.reload}
        </Action>
      </Buttons>
    </>
  );
}
