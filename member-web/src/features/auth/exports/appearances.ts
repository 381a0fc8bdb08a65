import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { appearanceTexts } from '../../../texts/auth';

/** The colour schemes, with the name in MUI and the label for people. */
export const appearances: readonly { mode: 'system' | 'light' | 'dark'; label: string; icon: LucideIcon }[] =
  [
    { mode: 'system', label: appearanceTexts.system, icon: Monitor },
    { mode: 'light', label: appearanceTexts.light, icon: Sun },
    { mode: 'dark', label: appearanceTexts.dark, icon: Moon },
  ];
