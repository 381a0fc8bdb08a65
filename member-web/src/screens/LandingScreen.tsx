import { loadChunk } from '@campus-commons/web-kit/loadChunk.ts';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { PublicHead } from '../components/PublicHead';
import { hero } from '../content/landing';
import { frameTexts } from '../texts/frame';
import { Hero } from './landing/Hero';

// Loading starts at once, but the sections are rendered after the hero because they are below the first window.
const sections = loadChunk(() => import('./landing/LandingSections'));
const LandingSections = lazy(() => sections.then((chunk) => ({ default: chunk.LandingSections })));

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
