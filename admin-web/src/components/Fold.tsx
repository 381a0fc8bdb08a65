import Box from '@mui/material/Box';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { clampLines } from '@campus-commons/web-kit/theme/clampLines.ts';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

interface FoldProps {
  title: string;
  /** What is set, at most two lines; always visible. */
  summary: string;
  /** Whether the summary reports a failure. Default false. */
  isFault?: boolean;
  startsOpen?: boolean;
  /** Whether it is a row of a list, which has its own lines, and titles of its own size. Default false. */
  isInList?: boolean;
  children: ReactNode;
}

/** A collapsible part of a section, with a heading and a summary. */
export function Fold({
  title,
  summary,
  isFault = false,
  startsOpen = false,
  isInList = false,
  children,
}: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Box sx={isInList ? undefined : { borderTop: '1px solid', borderColor: 'campus.hairline' }}>
      <Typography variant={isInList ? 'subtitle2' : 'subtitle1'} component={isInList ? 'h2' : 'h3'}>
        <ButtonBase
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-summary`}
          sx={{
            width: '100%',
            minHeight: isInList ? 56 : 64,
            px: { xs: 4, md: 5 },
            py: 3,
            gap: 4,
            justifyContent: 'space-between',
            textAlign: 'left',
            font: 'inherit',
            '&:hover': { bgcolor: 'campus.teal.tint' },
            '&:focus-visible': { outlineOffset: '-2px' },
          }}
        >
          <Box component="span" sx={{ minWidth: 0 }}>
            <span id={`${id}-title`}>{title}</span>
            <Box
              component="span"
              id={`${id}-summary`}
              sx={{
                ...clampLines(2),
                typography: 'body2',
                fontWeight: isFault ? 560 : 400,
                color: isFault ? 'campus.danger.text' : 'campus.ink2',
              }}
            >
              {summary}
            </Box>
          </Box>
          <Box
            component={ChevronDown}
            aria-hidden
            size={20}
            sx={{
              flex: 'none',
              color: 'campus.ink2',
              transform: isOpen ? 'rotate(180deg)' : 'none',
              transition: 'transform 160ms ease-out',
            }}
          />
        </ButtonBase>
      </Typography>
      <Collapse in={isOpen} unmountOnExit>
        <Box
          component="section"
          id={`${id}-content`}
          aria-labelledby={`${id}-title`}
          sx={{ px: { xs: 4, md: 5 }, pb: 4 }}
        >
          {children}
        </Box>
      </Collapse>
    </Box>
  );
}
