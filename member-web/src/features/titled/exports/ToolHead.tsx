import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ScreenTitle } from '../../../components/ScreenTitle';
import { titledTexts as texts } from '../../../texts/titled';

interface ToolHeadProps {
  /** The name of the tool, as the navigation has it. */
  name: string;
  /** The page that explains it. */
  explainedAt: string;
}

/** The heading of a tool of members, with the way to the page that explains it. */
export function ToolHead({ name, explainedAt }: ToolHeadProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        // With enlarged text the link stands below the heading.
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 4,
        mx: { xs: 4, sm: 0 },
        mb: { xs: 2, md: 4 },
      }}
    >
      <ScreenTitle>{name}</ScreenTitle>
      <Typography variant="h1">{name}</Typography>
      <Button variant="text" size="small" component={Link} to={explainedAt} sx={{ mr: -3 }}>
        {texts.howThisWorks}
      </Button>
    </Box>
  );
}
