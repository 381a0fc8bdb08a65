import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { fullDate } from '../lib/days';
import type { TimelineDayDto } from '../api/generated';
import { measures } from './series';

/** The values of the charts as a table, the latest day first. */
export function DayTable({ days }: { days: TimelineDayDto[] }) {
  const translate = useTranslate();
  return (
    // A focusable region can be scrolled with the keyboard.
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={translate('home.activity.table')}
      sx={{ mt: 4, maxHeight: 420 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{translate('home.activity.day')}</TableCell>
            {measures.map((key) => (
              <TableCell key={key} align="right">
                {translate(`home.activity.measures.${key}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map((day) => (
            <TableRow key={day.date}>
              <TableCell component="th" scope="row">
                {fullDate(day.date)}
              </TableCell>
              {measures.map((key) => (
                <TableCell key={key} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatCount(day[key])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
