import { ChunkLoadError } from '@campus-commons/web-kit/loadChunk.ts';
import { Logo } from '@campus-commons/web-kit/Logo.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { Component, type ReactNode } from 'react';
import { ScreenTitle } from '../components/ScreenTitle';
import { hasAnyDraft } from '../lib/drafts';
import { endEarlyPosts } from '../lib/early';
import { commonTexts } from '../texts/common';
import { frameTexts } from '../texts/frame';

const Room = styled('main')({
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: 16,
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

// Not the library's button: it would have to be loaded first, and the failure may be a failed download.
const Reload = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  minHeight: 44,
  marginTop: 8,
  padding: '8px 20px',
  border: 0,
  borderRadius: radii.control,
  cursor: 'pointer',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
}));

interface ErrorBoundaryProps {
  /** The current address: a new one clears the failure. */
  address: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** The thrown value, wrapped in an object because any value can be thrown, even undefined. */
  failure?: { error: unknown };
}

/** Replaces a screen that failed, or whose code could not be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    endEarlyPosts();
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.failure && previous.address !== this.props.address) {
      this.setState({ failure: undefined });
    }
  }

  override render(): ReactNode {
    if (!this.state.failure) {
      return this.props.children;
    }
    return (
      <Room>
        <ScreenTitle>{frameTexts.unexpectedError}</ScreenTitle>
        <Home href="/">
          <Logo />
        </Home>
        <Heading>{frameTexts.unexpectedError}</Heading>
        <Explanation>
          {this.state.failure.error instanceof ChunkLoadError ? frameTexts.partMissing : frameTexts.ourFault}
          {hasAnyDraft() && ` ${commonTexts.nothingLost}`}
        </Explanation>
        <Reload type="button" onClick={() => window.location.reload()}>
          {frameTexts.reload}
        </Reload>
      </Room>
    );
  }
}
