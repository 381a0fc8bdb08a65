import {
  MAX_UNPAID_HOURS_WEEK,
  OPENING_FIELDS,
  OPENING_MODES,
} from '@campus-commons/web-kit/openingBounds/generated.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { LineFields } from '../../../components/forms/LineFields';
import { RadioBox } from '../../../components/forms/RadioBox';
import { TextInput } from '../../../components/forms/TextInput';
import { openingTexts as texts } from '../../../texts/openings';
import type { OpeningKind } from '../openingsQuery';
import { ChoiceInput } from './ChoiceInput';
import type { useOpeningForm } from './useOpeningForm';

/** Fields side by side where there is room. */
const row = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
} as const;

interface OpeningFieldsProps {
  form: ReturnType<typeof useOpeningForm>;
  kind: OpeningKind;
  /** The pages to choose from; empty where there is no choice. */
  pages: readonly { id: string; title: string }[];
  isNew: boolean;
}

/** The fields of the form of an opening. */
export function OpeningFields({ form, kind, pages, isNew }: OpeningFieldsProps) {
  const timeRemark = form.hasSchedule ? texts.optional : undefined;
  return (
    <>
      {pages.length > 0 && (
        <ChoiceInput
          label={texts.page}
          options={pages.map(({ id, title }) => [id, title] as const)}
          {...form.field('pageId')}
        />
      )}
      <TextInput
        label={texts.titleLabel}
        placeholder={texts.titleExamples[kind]}
        autoFocus={isNew}
        {...form.field('title')}
      />
      <TextInput label={texts.aboutLabel} hint={texts.aboutHint} lines={5} {...form.field('about')} />
      <ChoiceInput
        label={texts.field}
        options={OPENING_FIELDS.map((field) => [field, texts.fields[field]] as const)}
        {...form.field('field')}
      />
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 2, typography: 'body2', fontWeight: 600 }}>
          {texts.mode}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {OPENING_MODES.map((mode) => (
            <RadioBox key={mode} value={mode} field={form.field('mode').field}>
              {texts.modes[mode]}
            </RadioBox>
          ))}
        </Box>
      </Box>
      {!form.isRemote && (
        <TextInput label={texts.city} autoComplete="address-level2" {...form.field('city')} />
      )}
      {kind === 'internship' && (
        <Box sx={row}>
          <TextInput
            label={texts.stipendMin}
            inputMode="numeric"
            hint={texts.unpaidHint(MAX_UNPAID_HOURS_WEEK)}
            {...form.field('stipendMin')}
          />
          <TextInput label={texts.stipendMax} inputMode="numeric" {...form.field('stipendMax')} />
        </Box>
      )}
      {kind !== 'internship' && (
        <TextInput
          label={texts.schedule}
          remark={texts.optional}
          placeholder={texts.scheduleExample}
          hint={texts.scheduleHint}
          {...form.field('schedule')}
        />
      )}
      <Box sx={row}>
        <TextInput
          label={texts.hoursLabel}
          remark={timeRemark}
          inputMode="numeric"
          {...form.field('hoursWeek')}
        />
        <TextInput
          label={texts.weeksLabel}
          remark={timeRemark}
          inputMode="numeric"
          {...form.field('weeks')}
        />
        <TextInput label={texts.placesLabel} inputMode="numeric" {...form.field('places')} />
      </Box>
      <Box sx={row}>
        <TextInput label={texts.closesOn} type="date" {...form.field('closesOn')} />
        <TextInput
          label={texts.startsOnLabel}
          remark={texts.optional}
          type="date"
          {...form.field('startsOn')}
        />
      </Box>
      <LineFields
        legend={texts.questions}
        remark={texts.optional}
        label={texts.question}
        count={form.questionCount}
        line={form.question}
        add={texts.addQuestion}
        onAdd={form.addQuestion}
        remove={texts.removeQuestion}
        onRemove={form.removeQuestion}
      />
      <NoFee form={form} />
    </>
  );
}

/** What whoever posts confirms. */
function NoFee({ form }: Pick<OpeningFieldsProps, 'form'>) {
  const id = useId();
  const { isConfirmed, error, field } = form.noFee();
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox checked={isConfirmed} {...field} slotProps={{ input: { 'aria-describedby': id } }} />
        }
        label={texts.formIntro}
      />
      <FormHelperText id={id} error={error !== undefined}>
        {error ?? texts.noFeeHint}
      </FormHelperText>
    </div>
  );
}
