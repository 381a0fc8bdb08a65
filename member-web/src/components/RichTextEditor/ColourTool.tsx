import { Button } from '@campus-commons/web-kit/Button.tsx';
import { lightTokens, radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { Check, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { editorTexts } from '../../texts/editor';
import { popoverPlace } from './popoverPlace';
import type { Swatch } from './textColours';
import { ToolButton } from './ToolButton';

interface ColourToolProps {
  label: string;
  icon: LucideIcon;
  swatches: Swatch[];
  /** Whether it is in the compact toolbar. */
  compact: boolean;
  /** The colour at the cursor, if the author has set one. */
  value: string | undefined;
  /** Called with the chosen colour; undefined removes the colour. */
  onChoose: (value: string | undefined) => void;
}

/** A toolbar button that opens a small palette. */
export function ColourTool({ label, icon, swatches, compact, value, onChoose }: ColourToolProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (chosen: string | undefined) => {
    setAnchor(null);
    onChoose(chosen);
  };
  return (
    <>
      <ToolButton
        label={label}
        icon={icon}
        expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        {...popoverPlace(compact)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 2 } } }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 44px)' }}>
          {swatches.map((swatch) => (
            <Tooltip key={swatch.name} title={swatch.name}>
              <ButtonBase
                aria-label={swatch.name}
                aria-pressed={isSame(swatch.value, value)}
                onClick={() => choose(swatch.value)}
                sx={{ width: 44, height: 44, borderRadius: `${radii.control}px` }}
              >
                <Box
                  component="span"
                  sx={{
                    width: 32,
                    height: 32,
                    borderRadius: '50%',
                    border: 1,
                    borderColor: 'campus.hairlineStrong',
                    bgcolor: swatch.value,
                    color: isPale(swatch.value) ? lightTokens.ink : lightTokens.raised,
                    display: 'grid',
                    placeItems: 'center',
                  }}
                >
                  {isSame(swatch.value, value) && <Check size={16} strokeWidth={2.6} aria-hidden />}
                </Box>
              </ButtonBase>
            </Tooltip>
          ))}
        </Box>
        <Button
          variant="text"
          fullWidth
          disabled={value === undefined}
          onClick={() => choose(undefined)}
          sx={{ mt: 1 }}
        >
          {editorTexts.noColour}
        </Button>
      </Popover>
    </>
  );
}

/** Browsers return `#0B6B70` as `rgb(11, 107, 112)` when a draft is restored. */
function isSame(swatch: string, value: string | undefined): boolean {
  const written = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value ?? '');
  return written ? channels(swatch).join() === written.slice(1).join() : swatch === value;
}

/** Whether a dark tick is more readable than a white one on this `#rrggbb` colour. */
function isPale(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}
