import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { ownDate } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import { styled, type SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PhoneCall } from 'lucide-react';
import { callOf, HELPLINES, HELPLINES_CHECKED_AT, helplineTexts } from '../../content/helplines';

/** A whole row to call, as high as a thumb needs. */
const Call = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '6px 12px',
  borderRadius: 12,
  color: 'inherit',
  textDecoration: 'none',
  '& svg': { flex: 'none', color: theme.vars.palette.campus.teal.text },
  '& b': { ...theme.typography.subtitle2, color: theme.vars.palette.campus.teal.text },
  '&:hover': { backgroundColor: theme.vars.palette.campus.sunken },
  '&:hover b': { textDecoration: 'underline' },
}));

/** Every helpline as a row to call, and when the numbers were checked. */
export function HelplineList({ sx }: { sx?: SxProps }) {
  return (
    <>
      <PlainList sx={sx}>
        {HELPLINES.map((line) => (
          <li key={line.number}>
            <Call href={callOf(line)}>
              <PhoneCall size={20} aria-hidden />
              <span>
                <b>{line.number}</b> {line.name}
                <Box
                  component="span"
                  sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
                >
                  {line.help}
                </Box>
              </span>
            </Call>
          </li>
        ))}
      </PlainList>
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {helplineTexts.checkedOn(ownDate(HELPLINES_CHECKED_AT))}
      </Typography>
    </>
  );
}
