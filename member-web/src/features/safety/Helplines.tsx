import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { ownDate } from '@campus-commons/web-kit/dates.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PhoneCall } from 'lucide-react';
import { callOf, HELPLINES, HELPLINES_CHECKED_AT } from '../../content/helplines';
import { reportTexts } from '../../texts/reports';

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

/** "You are not alone.", and who can be called. */
export function Helplines() {
  return (
    <Box component="section" aria-label={reportTexts.notAlone}>
      <Typography variant="subtitle1" component="p">
        {reportTexts.notAlone}
      </Typography>
      <Typography variant="compact" sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
        {reportTexts.helplines}
      </Typography>
      <PlainList sx={{ mt: 2, mx: -3 }}>
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
        {reportTexts.checkedOn(ownDate(HELPLINES_CHECKED_AT))}
      </Typography>
    </Box>
  );
}
