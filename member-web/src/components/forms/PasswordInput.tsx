import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { commonTexts } from '../../texts/common';
import { TextInput, type TextInputProps } from './TextInput';

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
