import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

export type Choices = { label: string; to: string; isHere: boolean }[];

interface ChoiceProps {
  /** Accessible name. */
  name: string;
  choices: Choices;
}

/** Links to the views of one page, of which one is shown, as segments of a bar. */
export function Choice({ name, choices }: ChoiceProps) {
  return (
    <Box
      component="nav"
      aria-label={name}
      sx={{ display: 'flex', flexWrap: 'wrap', p: 1, borderRadius: '14px', bgcolor: 'campus.sunken' }}
    >
      {choices.map(({ label, to, isHere }) => (
        <Link
          key={to}
          component={RouterLink}
          to={to}
          aria-current={isHere ? 'page' : undefined}
          underline="none"
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            // The four kinds of content fit side by side on a phone.
            px: { xs: 2.5, sm: 5 },
            borderRadius: '10px',
            typography: 'button',
            color: isHere ? 'campus.ink' : 'campus.ink2',
            bgcolor: isHere ? 'campus.raised' : undefined,
            '&:hover': { color: 'campus.ink' },
          }}
        >
          {label}
        </Link>
      ))}
    </Box>
  );
}
