import type { ChangeEvent, Ref } from 'react';
import { ACCEPTED_TYPES } from './prepareImages';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  onChosen: (files: File[]) => void;
}

/** The device's picture chooser; a button opens it with `click()`. */
export function FileInput({ ref, onChosen }: FileInputProps) {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChosen([...(target.files ?? [])]);
    // Choosing the same picture again, after removing it, must count as a change.
    target.value = '';
  };
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      accept={ACCEPTED_TYPES.join(',')}
      aria-label="Choose photos"
      onChange={onChange}
    />
  );
}
