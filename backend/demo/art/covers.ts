import type { Drawing } from './drawing.js';

/** Profile covers with an aspect ratio of 4:1; they have no alternative text. */
export const COVERS = {
  backwater: { of: 'backwater', alt: '', view: [0, 330, 800, 200] },
  cycles: { of: 'cycles', alt: '', view: [0, 400, 800, 200] },
  hills: { of: 'hill-1', alt: '', view: [0, 150, 800, 200] },
  'hills-dawn': { of: 'hill-6', alt: '', view: [0, 335, 800, 200] },
  'hills-mist': { of: 'hill-4', alt: '', view: [0, 335, 800, 200] },
  library: { of: 'library', alt: '', view: [0, 150, 800, 200] },
  maidan: { of: 'maidan', alt: '', view: [0, 300, 800, 200] },
  'mosaic-indigo': {
    of: 'cover-ananya',
    alt: '',
    colours: {
      '#0b6b70': '#3A467F',
      '#0f7c80': '#4A579A',
      '#08494d': '#2A3550',
      '#e89a0c': '#C8324F',
      '#cd7650': '#F6C667',
    },
  },
  'mosaic-teal': { of: 'cover-ananya', alt: '' },
  oscilloscope: { of: 'oscilloscope', alt: '', view: [146, 170, 340, 85] },
  'spice-jars': { of: 'spice-jars', alt: '', view: [60, 190, 840, 210] },
  stars: { of: 'stars', alt: '', view: [0, 110, 800, 200] },
  'tea-slope': { of: 'tea-slope', alt: '', view: [0, 300, 800, 200] },
  theatre: { of: 'theatre', alt: '', view: [0, 200, 800, 200] },
  weave: { of: 'weave', alt: '', view: [0, 104, 800, 200] },
} as const satisfies Record<string, Drawing>;
