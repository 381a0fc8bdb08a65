import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent, type ReactNode } from 'react';
import { generatedApi, type MemberCardDto } from '../../api/generated';
import { BusyButton } from '../../components/BusyButton';
import { pageStaffTexts as texts } from '../../texts/pageStaff';
import { PersonRow } from './PersonRow';

/** Results that are shown: who looks for a name among more types more of it. */
const MAX_FOUND = 10;

interface FindFollowerProps {
  /** The id of the heading above it. */
  titleId: string;
  /** Those who are not offered. */
  exceptIds: readonly string[];
  /** Why what was done with somebody found was refused. */
  refusal: unknown;
  /** The button beside somebody found. */
  actionFor: (member: MemberCardDto) => ReactNode;
}

/** Finds a follower of a page by name. The API refuses others. */
export function FindFollower({ titleId, exceptIds, refusal, actionFor }: FindFollowerProps) {
  const [name, setName] = useState('');
  const [find, { data, isFetching, isError, error }] = generatedApi.endpoints.searchFind.useLazyQuery();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = name.trim();
    if (q !== '') void find({ findDto: { q, kind: 'people', limit: MAX_FOUND } });
  };
  const found = data?.data.people.items.filter(({ id }) => !exceptIds.includes(id));
  const failure = refusal ?? (isError ? error : undefined);
  return (
    <>
      <Box
        component="form"
        role="search"
        aria-labelledby={titleId}
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
      {failure !== undefined && <Alert severity="error">{texts.changeFailed(errorText(failure))}</Alert>}
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
              action={actionFor(member)}
            />
          ))}
        </PlainList>
      )}
    </>
  );
}
