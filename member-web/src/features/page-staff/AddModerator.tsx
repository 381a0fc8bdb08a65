import { VisuallyHidden, PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { generatedApi } from '../../api/generated';
import { BusyButton } from '../../components/BusyButton';
import { nameOf } from '../../lib/text/members';
import { pageStaffTexts as texts } from '../../texts/pageStaff';
import { usePageStaffSetRoleMutation } from './exports/pageStaffApi';
import { PersonRow } from './PersonRow';

/** Results that are shown: who looks for a name among more types more of it. */
const MAX_FOUND = 10;

interface AddModeratorProps {
  pageId: string;
  /** Those who run the page already. */
  staffIds: readonly string[];
}

/** The owner finds a follower by name, and makes them moderator. */
export function AddModerator({ pageId, staffIds }: AddModeratorProps) {
  const [name, setName] = useState('');
  const [find, { data, isFetching, isError, error }] = generatedApi.endpoints.searchFind.useLazyQuery();
  const [setRole, { isLoading, error: refusal, originalArgs }] = usePageStaffSetRoleMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = name.trim();
    if (q !== '') void find({ findDto: { q, kind: 'people', limit: MAX_FOUND } });
  };
  const found = data?.data.people.items.filter(({ id }) => !staffIds.includes(id));
  const failure = refusal ?? (isError ? error : undefined);
  return (
    <Box component="section" aria-labelledby="add-moderator" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h2" id="add-moderator">
        {texts.add}
      </Typography>
      <Box
        component="form"
        role="search"
        onSubmit={submit}
        sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}
      >
        <TextField
          label={texts.find}
          value={name}
          onChange={({ target }) => setName(target.value)}
          size="small"
          fullWidth
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <BusyButton type="submit" variant="tonal" loading={isFetching} sx={{ flex: 'none' }}>
          {texts.findButton}
        </BusyButton>
      </Box>
      {failure && <Alert severity="error">{texts.changeFailed(errorText(failure))}</Alert>}
      <div role="status">
        {found?.length === 0 && (
          <Typography variant="compact" sx={{ color: 'text.secondary' }}>
            {texts.nobodyFound}
          </Typography>
        )}
      </div>
      {found && found.length > 0 && (
        <PlainList aria-label={texts.found}>
          {found.map((member) => (
            <PersonRow
              key={member.id}
              member={member}
              caption={member.UserProfile.title ?? ''}
              action={
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
              }
            />
          ))}
        </PlainList>
      )}
    </Box>
  );
}
