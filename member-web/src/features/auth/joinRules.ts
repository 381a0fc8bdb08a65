import type { RegisterOptions } from 'react-hook-form';

/** What the join form on the landing page asks for. */
export interface JoinValues {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
}

const required = (message: string) => (value: string) => value.trim() !== '' || message;

/** The specified checks and texts of each field (specification, section 5). The server checks again, and more. */
export const joinRules = {
  name: { validate: required('Full name is required') },
  email: { validate: required('Email is required') },
  phone: {
    validate: {
      required: required('Phone number is required'),
      length: (value) => /^[0-9]{10}$/.test(value.trim()) || 'Phone number must be 10 digits long',
    },
  },
  password: {
    validate: (value) => value.length >= 8 || 'Password must be at least 8 characters long',
  },
  confirmPassword: {
    validate: (value, all) => value === all.password || 'Passwords do not match',
  },
} satisfies { [Name in keyof JoinValues]: RegisterOptions<JoinValues, Name> };
