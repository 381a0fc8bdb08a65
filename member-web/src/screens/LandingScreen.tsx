import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { PublicHead } from '../components/PublicHead';
import { hero } from '../content/landing';
import { preloadAuthForms } from '../features/auth/AuthCard';
import { preloadableChunk } from '../lib/loading/preloadableChunk';
import { frameTexts } from '../texts/frame';
import { Hero } from './landing/Hero';

// The sections are rendered after the hero because they are below the first window.
const { Chunk: LandingSections, preload: preloadSections } = preloadableChunk(
  () => import('./landing/LandingSections'),
  'LandingSections',
);

/**
 * Loads the forms and the sections, before the first render, so that it runs in parallel with painting the page. This module
 * does not do so by itself: other screens load it as well, because it shares a chunk with their frame (vite.chunks.ts).
 */
export function preloadLandingParts(): void {
  preloadAuthForms();
  preloadSections();
}

/** Keeps the footer below the first window until the sections have loaded. */
const Placeholder = styled('div')({ minHeight: '100vh' });

/** The landing page: what the product is, and the card to sign in or join. */
export function LandingScreen() {
  return (
    <>
      <PublicHead title={frameTexts.betweenClasses} description={hero.text(runtimeConfig().brandName)} />
      <Hero />
      <Suspense fallback={<Placeholder />}>
        <LandingSections />
      </Suspense>
    </>
  );
}
