import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { appearanceTexts } from '../../../texts/auth';

/** How the site may look on this device, as the colour scheme is called and as people call it. */
export const appearances: readonly { mode: 'system' | 'light' | 'dark'; label: string; icon: LucideIcon }[] =
  [
    { mode: 'system', label: appearanceTexts.system, icon: Monitor },
    { mode: 'light', label: appearanceTexts.light, icon: Sun },
    { mode: 'dark', label: appearanceTexts.dark, icon: Moon },
  ];
