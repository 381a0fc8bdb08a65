import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextInput, type TextInputProps } from './TextInput';
import { commonTexts } from '../../texts/common';
import { fieldTexts } from '../../texts/fields';

type PasswordInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'endAdornment' | 'isSecret'>;

/** A password field with a button that shows the password. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextInput
      {...props}
      isSecret
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          aria-label={isShown ? commonTexts.hidePassword : commonTexts.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      }
    />
  );
}

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
