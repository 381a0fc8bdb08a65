import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';

/** How the site may look on this device, as the colour scheme is called and as people call it. */
export const appearances: readonly { mode: 'system' | 'light' | 'dark'; label: string; icon: LucideIcon }[] =
  [
    { mode: 'system', label: 'As on this device', icon: Monitor },
    { mode: 'light', label: 'Light', icon: Sun },
    { mode: 'dark', label: 'Dark', icon: Moon },
  ];
