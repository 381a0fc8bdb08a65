import { Button } from '@campus-commons/web-kit/Button.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, type ReactNode } from 'react';

interface ActionBarProps {
  /** Accessible name. */
  name: string;
  failure: string | undefined;
  /** What must be chosen first: then the button looks switched off, and says it beside itself and when pressed. */
  missing: string | undefined;
  /** What follows from the choice, beside the button. */
  effect?: string | undefined;
  /** The words of the filled button. */
  action: string;
  isBusy: boolean;
  onAct: () => void;
  children: ReactNode;
}

/**
 * The bar below a case that stays in view, on phones a sheet from edge to edge. In a window too low for it, also with large
 * letters, it scrolls with the page, which it would cover.
 */
export function ActionBar(props: ActionBarProps) {
  const { name, failure, missing, effect, action, isBusy, onAct, children } = props;
  const hintId = useId();
  return (
    <Card
      component="section"
      aria-label={name}
      sx={(theme) => ({
        mt: 'auto',
        mx: { xs: -4, sm: -6, md: 0 },
        px: { xs: 4, md: 5 },
        pt: 3,
        pb: `calc(${theme.spacing(3)} + env(safe-area-inset-bottom))`,
        zIndex: 1,
        borderRadius: `${radii.card}px ${radii.card}px 0 0`,
        borderWidth: { xs: '1px 0 0', md: '1px 1px 0' },
        borderColor: 'campus.hairlineStrong',
        '@media (min-height: 30em)': {
          position: 'sticky',
          bottom: 0,
          maxHeight: '75dvh',
          overflowY: 'auto',
        },
      })}
    >
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
        {failure !== undefined && failure !== missing && (
          <Alert severity="error" role="alert">
            {failure}
          </Alert>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Box id={hintId} sx={{ flex: 1, minWidth: 0, typography: 'caption' }}>
            {missing !== undefined && failure === missing ? (
              // Made anew, because screen readers announce only what appears.
              <Box key="asked" role="alert" sx={{ color: 'campus.danger.text', fontWeight: 620 }}>
                {missing}
              </Box>
            ) : (
              <Box sx={{ color: 'campus.ink2' }}>{missing ?? effect}</Box>
            )}
          </Box>
          <Button
            variant="contained"
            loading={isBusy}
            onClick={onAct}
            aria-disabled={missing !== undefined}
            aria-describedby={hintId}
            sx={{
              flex: 'none',
              minHeight: 48,
              minWidth: { xs: 136, md: 160 },
              '&[aria-disabled=true], &[aria-disabled=true]:hover': {
                color: 'campus.ink2',
                bgcolor: 'campus.sunken',
                boxShadow: 'none',
                cursor: 'default',
              },
            }}
          >
            {action}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}

/** Between tiles. */
const GAP_PX = 8;

interface SegmentsProps<Value extends string> {
  /** Accessible name. */
  name: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string; keys?: string }[];
  onChange: (value: Value) => void;
  /** Least width of a tile in rem; those without room are in the next row. Default: that of a word. */
  tileRem?: number;
}

/** A choice of one among few, as tiles. With a mouse, each shows its key. */
export function Segments<Value extends string>({
  name,
  value,
  options,
  onChange,
  tileRem = 4.5,
}: SegmentsProps<Value>) {
  const { length } = options;
  // Without room for all in one row they stand two by two, so that none is left over alone.
  const lacking = `(${length * tileRem}rem + ${(length - 1) * GAP_PX}px - 100%) * 999`;
  const tile = `clamp(min(100%, ${tileRem}rem), ${lacking}, 50% - ${GAP_PX / 2}px)`;
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={name}
      value={value ?? null}
      onChange={(_event, chosen: Value | null) => {
        if (chosen !== null) onChange(chosen);
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fit, minmax(${tile}, 1fr))`,
        gap: `${GAP_PX}px`,
        p: 0,
        bgcolor: 'transparent',
        '& .MuiToggleButton-root': {
          minHeight: 44,
          px: 2,
          border: '1px solid',
          borderColor: 'campus.hairlineStrong',
          borderRadius: `${radii.control}px`,
          whiteSpace: 'normal',
          color: 'campus.ink',
        },
        '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
          borderColor: 'campus.teal.main',
          color: 'campus.teal.text',
          bgcolor: 'campus.teal.tint',
          boxShadow: 'none',
        },
      }}
    >
      {options.map(({ value: each, label, keys }) => (
        <ToggleButton key={each} value={each} aria-keyshortcuts={keys}>
          {label}
          {keys !== undefined && <KeyHint>{keys}</KeyHint>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Shows a key where there is a mouse, and so a keyboard. */
export function KeyHint({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        display: 'none',
        '@media (hover: hover) and (min-width: 1200px)': { display: 'inline-block' },
        ml: 2,
        px: 1.5,
        borderRadius: '5px',
        border: '1px solid',
        borderColor: 'campus.hairlineStrong',
        font: 'inherit',
        fontSize: '0.75rem',
        lineHeight: '18px',
        fontWeight: 560,
        color: 'campus.ink2',
        textTransform: 'uppercase',
      }}
    >
      {children}
    </Box>
  );
}
