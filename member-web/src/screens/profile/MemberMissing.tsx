import Button from '@mui/material/Button';
import { UserRoundX } from 'lucide-react';
import { Link } from 'react-router';
import { MissingBox } from '../../components/states/MissingBox';
import { paths } from '../../lib/paths';
import { commonTexts } from '../../texts/common';
import { profileTexts } from '../../texts/profile';

/** Shown when a member does not exist: the account was deleted, or the address is wrong. */
export function MemberMissing() {
  return (
    <MissingBox
      icon={UserRoundX}
      heading="h1"
      title={profileTexts.missing}
      actions={
        <Button variant="outlined" component={Link} to={paths.dashboard}>
          {commonTexts.goBack}
        </Button>
      }
    >
      {profileTexts.missingText}
    </MissingBox>
  );
}
