import { Button } from '@campus-commons/web-kit/Button.tsx';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';

interface GoToPageProps {
  totalPages: number;
  /** Called with a page that exists. */
  onGo: (page: number) => void;
}

/** Opens any page of a list that is too long for one button per page. */
export function GoToPage({ totalPages, onGo }: GoToPageProps) {
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.replace(/[\s,]/g, '');
    const page = Number(wanted);
    const exists = /^[0-9]+$/.test(wanted) && page >= 1 && page <= totalPages;
    setRefused(!exists);
    if (!exists) return;
    setText('');
    onGo(page);
  };

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box
          component="label"
          htmlFor={id}
          sx={{ typography: 'body2', color: 'campus.ink2', whiteSpace: 'nowrap' }}
        >
          {translate('list.go_to_page')}
        </Box>
        <OutlinedInput
          id={id}
          size="small"
          value={text}
          error={isRefused}
          onChange={(event) => {
            setText(event.target.value);
            setRefused(false);
          }}
          inputProps={{
            inputMode: 'numeric',
            enterKeyHint: 'go',
            autoComplete: 'off',
            maxLength: 16,
            'aria-describedby': isRefused ? `${id}-error` : undefined,
          }}
          sx={{ width: 96 }}
        />
        <Button type="submit" variant="tonal">
          {translate('list.go')}
        </Button>
      </Box>
      <FormHelperText id={`${id}-error`} error={isRefused} role="status" sx={{ m: 0 }}>
        {isRefused && translate('list.no_such_page', { last: formatCount(totalPages) })}
      </FormHelperText>
    </Box>
  );
}
