import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check, Minus } from 'lucide-react';
import { roles } from '../../content/pages';

/** What creators, followers and others may do on a page. */
export function RolesTable() {
  return (
    <>
      <Box
        component="table"
        aria-label={roles.title}
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          textAlign: 'left',
          '& th, & td': {
            py: 3.5,
            pr: { xs: 1, sm: 3 },
            borderBottom: 1,
            borderColor: 'campus.hairlineStrong',
          },
          '& thead th': { typography: 'caption', verticalAlign: 'bottom', color: 'text.secondary' },
          '& tbody th': { fontWeight: 620 },
          '& tr > :last-child': { pr: 0 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{roles.columns.role}</th>
            <th scope="col">{roles.columns.read}</th>
            <th scope="col">{roles.columns.write}</th>
            <th scope="col">{roles.columns.manage}</th>
          </tr>
        </thead>
        <tbody>
          {roles.rows.map(({ role, read, write, manage }) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              <Permission granted={read} />
              <Permission granted={write} />
              <Permission granted={manage} />
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography sx={{ mt: 5, color: 'text.secondary' }}>{roles.note}</Typography>
    </>
  );
}

function Permission({ granted }: { granted: boolean }) {
  return (
    <Box component="td" sx={{ color: granted ? 'campus.leaf.text' : 'campus.ink3' }}>
      {granted ? <Check size={20} aria-hidden /> : <Minus size={20} aria-hidden />}
      <VisuallyHidden>{granted ? roles.granted : roles.refused}</VisuallyHidden>
    </Box>
  );
}
