import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { NotFoundBox } from '../../components/states/NotFoundBox';
import { paths } from '../../lib/address/paths';
import { commonTexts } from '../../texts/common';
import { profileTexts } from '../../texts/profile';

/** Shown when a member does not exist: the account was deleted, or the address is wrong. */
export function MemberMissing() {
  return (
    <NotFoundBox
      heading="h1"
      title={profileTexts.missing}
      actions={
        <Button variant="outlined" component={Link} to={paths.dashboard}>
          {commonTexts.goBack}
        </Button>
      }
    >
      {profileTexts.missingText}
    </NotFoundBox>
  );
}
