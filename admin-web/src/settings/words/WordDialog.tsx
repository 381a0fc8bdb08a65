import { MAX_PATTERN_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { WordRuleDto } from '../../api/generated';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import type { ConsoleDataProvider } from '../../providers/dataProvider';

interface WordDialogProps {
  /** The word that is changed; undefined for a new one. */
  rule: WordRuleDto | undefined;
  /** Called with what happened, for display. */
  onSaved: (message: string) => Promise<void>;
  onClose: () => void;
}

const actions = ['report', 'hold'] as const;

/** Adds a word of the list, or changes one. */
export function WordDialog({ rule, onSaved, onClose }: WordDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [pattern, setPattern] = useState(rule?.pattern ?? '');
  const [wholeWord, setWholeWord] = useState(rule?.wholeWord ?? true);
  const [action, setAction] = useState<WordRuleDto['action']>(rule?.action ?? 'report');
  const [error, setError] = useState<string>();
  const [wasTried, setTried] = useState(false);
  const isMissing = pattern.trim() === '';
  const problem = wasTried && isMissing ? translate('words.missing') : error;

  const save = async () => {
    try {
      const id = rule && { id: rule.id };
      await onSaved(await provider.saveWord({ ...id, pattern: pattern.trim(), wholeWord, action }));
    } catch (failure) {
      setError(fieldErrors(failure).pattern);
      throw failure;
    }
  };

  return (
    <ConfirmDialog
      shownFields={['pattern']}
      title={translate(rule ? 'words.edit_title' : 'words.add_title')}
      text={translate('words.text')}
      confirm={translate('words.save')}
      confirming={translate('words.saving')}
      onTry={() => setTried(true)}
      onConfirm={isMissing ? undefined : save}
      onClose={onClose}
    >
      <Box sx={{ mt: 4, display: 'grid', gap: 3 }}>
        <TextField
          label={translate('words.pattern')}
          autoFocus
          autoComplete="off"
          value={pattern}
          onChange={({ target }) => {
            setError(undefined);
            setPattern(limitEdit(pattern, target.value, MAX_PATTERN_LENGTH));
          }}
          error={problem !== undefined}
          helperText={problem ?? translate('words.pattern_hint')}
        />
        <Box>
          <FormControlLabel
            control={
              <Checkbox
                checked={wholeWord}
                onChange={(_event, isChecked) => setWholeWord(isChecked)}
                slotProps={{ input: { 'aria-describedby': 'whole-word' } }}
              />
            }
            label={translate('words.whole_only')}
          />
          <FormHelperText id="whole-word" sx={{ ml: 8, mt: 0 }}>
            {translate('words.whole_hint')}
          </FormHelperText>
        </Box>
        <RadioGroup
          aria-label={translate('words.action')}
          sx={{ rowGap: 1.5 }}
          value={action}
          onChange={(_, value) => setAction(value === 'hold' ? 'hold' : 'report')}
        >
          {actions.map((one) => (
            <Box key={one}>
              <FormControlLabel
                value={one}
                control={<Radio slotProps={{ input: { 'aria-describedby': `action-${one}` } }} />}
                label={translate(`words.actions.${one}`)}
              />
              <FormHelperText id={`action-${one}`} sx={{ ml: 8, mt: 0 }}>
                {translate(`words.action_texts.${one}`)}
              </FormHelperText>
            </Box>
          ))}
        </RadioGroup>
      </Box>
    </ConfirmDialog>
  );
}
