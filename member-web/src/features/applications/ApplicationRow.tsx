import { focusRing } from '@campus-commons/web-kit/theme/baseline.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Chip } from '../../components/Chip';
import { applicationTexts as texts } from '../../texts/applications';

/** A row that leads to an application or an opening. */
const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 12,
  minHeight: 64,
  padding: '12px 14px',
  border: `1px solid ${theme.vars.palette.campus.hairline}`,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.campus.surface,
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: theme.vars.palette.campus.inputBorder },
}));

const RowLink = styled(Link)(({ theme }) => ({
  ...theme.typography.compact,
  fontWeight: 650,
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radii.control },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': focusRing(theme),
}));

interface ApplicationRowProps {
  /** Makes the row an anchor. */
  id?: string;
  to: string;
  /** What the history entry of the screen knows, such as the list from which one comes. */
  state?: unknown;
  title: string;
  /** Below the title, such as the organisation. */
  detail: string;
  /** Whether the other side did something that the viewer has not seen. */
  isNew?: boolean;
  /** Before the title, such as a portrait. */
  picture?: ReactNode;
  /** The last line: state and time. */
  children: ReactNode;
}

/** One application, or a saved opening, in a list. */
export function ApplicationRow(props: ApplicationRowProps) {
  const { id, to, state, title, detail, isNew = false, picture, children } = props;
  return (
    <Row id={id}>
      {picture}
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <RowLink to={to} state={state} dir="auto">
          {title}
        </RowLink>
        {detail !== '' && (
          <Box dir="auto" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {detail}
          </Box>
        )}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          {isNew && <Chip hue="teal">{texts.isNew}</Chip>}
          {children}
        </Box>
      </Box>
    </Row>
  );
}
