import { loadChunk } from '@campus-commons/web-kit/loadChunk.ts';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { PublicHead } from '../components/PublicHead';
import { hero } from '../content/landing';
import { frameTexts } from '../texts/frame';
import { Hero } from './landing/Hero';

// Asked for at once, painted after the hero: nothing of it stands in the first window.
const sections = loadChunk(() => import('./landing/LandingSections'));
const LandingSections = lazy(() => sections.then((chunk) => ({ default: chunk.LandingSections })));

/** Holds the footer below the first window until the sections are there. */
const Place = styled('div')({ minHeight: '100vh' });

/** Where visitors arrive: what this place is, and the card that lets them in. */
export function LandingScreen() {
  return (
    <>
      <PublicHead title={frameTexts.betweenClasses} description={hero.text(runtimeConfig().brandName)} />
      <Hero />
      <Suspense fallback={<Place />}>
        <LandingSections />
      </Suspense>
    </>
  );
}
