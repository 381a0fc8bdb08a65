import type { ChangeEvent, Ref } from 'react';
import { pickerTexts } from '../../texts/pictures';
import { ACCEPTED_TYPES } from './prepareImages';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  /** One picture at a time, and what for: "Choose a cover". Several photos without it. */
  single?: string;
  onChosen: (files: File[]) => void;
}

/** The device's picture chooser; a button opens it with `click()`. */
export function FileInput({ ref, single, onChosen }: FileInputProps) {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChosen([...(target.files ?? [])]);
    // Choosing the same picture again, after removing it, must count as a change.
    target.value = '';
  };
  return (
    <input
      ref={ref}
      type="file"
      multiple={single === undefined}
      hidden
      accept={ACCEPTED_TYPES.join(',')}
      aria-label={single ?? pickerTexts.choosePhotos}
      onChange={onChange}
    />
  );
}
