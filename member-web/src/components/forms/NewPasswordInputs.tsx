import { fieldTexts } from '../../texts/fields';
import { PasswordInput } from './PasswordInput';
import type { TextInputProps } from './TextInput';

interface NewPasswordInputsProps {
  label: string;
  confirmLabel: string;
  /** Registers a field with the form. */
  field: (name: 'password' | 'confirmPassword') => Pick<TextInputProps, 'field' | 'error'>;
}

/** A field for a new password, and one to confirm it. */
export function NewPasswordInputs({ label, confirmLabel, field }: NewPasswordInputsProps) {
  return (
    <>
      <PasswordInput
        label={label}
        autoComplete="new-password"
        placeholder={fieldTexts.eightOrMore}
        {...field('password')}
      />
      <PasswordInput
        label={confirmLabel}
        autoComplete="new-password"
        placeholder={fieldTexts.onceMore}
        {...field('confirmPassword')}
      />
    </>
  );
}
