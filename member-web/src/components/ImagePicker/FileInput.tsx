import type { ChangeEvent, Ref } from 'react';
import { pickerTexts } from '../../texts/pictures';

/** The picture formats that the server accepts; also the `accept` of every file input. */
export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  /**
   * The accessible name of an input for a single picture: "Choose a cover". Without it, several photos can be chosen.
   */
  single?: string;
  onChosen: (files: File[]) => void;
}

/** A hidden file input; a button opens it with `click()`. */
export function FileInput({ ref, single, onChosen }: FileInputProps) {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChosen([...(target.files ?? [])]);
    // Without this, choosing a removed picture again would fire no change event.
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
