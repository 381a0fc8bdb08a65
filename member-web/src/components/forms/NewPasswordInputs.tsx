import { fieldTexts } from '../../texts/fields';
import { PasswordInput } from './PasswordInput';
import type { TextInputProps } from './TextInput';

interface NewPasswordInputsProps {
  label: string;
  confirmLabel: string;
  /** The form's part of each field. */
  field: (name: 'password' | 'confirmPassword') => Pick<TextInputProps, 'field' | 'error'>;
}

/** A new password, and the same once more. */
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
