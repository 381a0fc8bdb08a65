import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { grievanceTexts as texts } from '../../texts/grievances';
import { generatedGrievancesApi, type GrievanceOfficerDto } from './generated';

/** Who answers grievances, and how they are reached. */
export function GrievanceOfficer() {
  const { data, isError } = generatedGrievancesApi.useGrievancesGetGrievanceOfficerQuery({ emptyDto: {} });
  if (isError) return <Typography sx={{ mt: 3 }}>{texts.officerAway}</Typography>;
  if (!data)
    return (
      <Box aria-busy sx={{ mt: 3, minHeight: 120 }}>
        <Skeleton width="60%" />
        <Skeleton width="40%" />
        <Skeleton width="50%" />
      </Box>
    );
  return <Known officer={data.data} />;
}

function Known({ officer: { name, email, phone, address, days } }: { officer: GrievanceOfficerDto }) {
  return (
    <Box sx={{ mt: 3, minHeight: 120, overflowWrap: 'anywhere' }}>
      {name === null ? (
        <Typography>{texts.noOfficer}</Typography>
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{`${name}, ${texts.officerTitle}`}</Typography>
      )}
      {email !== null && (
        <Typography>
          {`${texts.email}: `}
          <Box component="a" href={`mailto:${email}`} sx={{ color: 'primary.main' }}>
            {email}
          </Box>
        </Typography>
      )}
      {phone !== null && (
        <Typography>
          {`${texts.phone}: `}
          <Box component="a" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} sx={{ color: 'primary.main' }}>
            {phone}
          </Box>
        </Typography>
      )}
      {address !== null && <Typography>{`${texts.address}: ${address}`}</Typography>}
      <Typography sx={{ mt: 2 }}>{texts.within(days)}</Typography>
    </Box>
  );
}
