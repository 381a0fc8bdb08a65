import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { nameOf } from '../../lib/text/members';
import { pageStaffTexts as texts } from '../../texts/pageStaff';
import { usePageStaffSetRoleMutation } from './exports/pageStaffApi';
import { FindFollower } from './FindFollower';

interface AddModeratorProps {
  pageId: string;
  /** Those who run the page already. */
  staffIds: readonly string[];
}

/** The owner finds a follower by name, and makes them moderator. */
export function AddModerator({ pageId, staffIds }: AddModeratorProps) {
  const [setRole, { isLoading, error, originalArgs }] = usePageStaffSetRoleMutation();
  return (
    <Box component="section" aria-labelledby="add-moderator" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h2" id="add-moderator">
        {texts.add}
      </Typography>
      <FindFollower
        titleId="add-moderator"
        exceptIds={staffIds}
        refusal={error}
        actionFor={(member) => (
          <Button
            variant="outlined"
            size="small"
            disabled={isLoading && originalArgs?.setRoleDto.memberId === member.id}
            onClick={() =>
              void setRole({ setRoleDto: { id: pageId, memberId: member.id, role: 'moderator' } })
            }
            sx={{ flex: 'none' }}
          >
            {texts.makeModerator}
            <VisuallyHidden>{`: ${nameOf(member)}`}</VisuallyHidden>
          </Button>
        )}
      />
    </Box>
  );
}
