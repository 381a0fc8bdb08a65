import { fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { FactorsDto } from '../../api/generated';
import { CodeField } from '../../components/CodeField';
import { PasswordField } from '../../components/PasswordField';
import { CURRENT, type Single } from '../../providers/records';

/** What proves that a change is made by whose session it is. */
export interface OwnProof {
  password: string;
  /** Of the own second factor; only with one. */
  code?: string;
}

/** Whether the own account has a second factor; undefined until the API has answered. */
export function useOwnFactors(): FactorsDto | undefined {
  return useGetOne<Single<FactorsDto>>('factors', { id: CURRENT }).data;
}

/** The own password, and the code where the own account has a second factor, for one change of an account. */
export function useOwnProof() {
  const factors = useOwnFactors();
  const [values, setValues] = useState({ password: '', code: '' });
  const [errors, setErrors] = useState<Partial<Record<keyof OwnProof, string>>>({});
  const [wasTried, setTried] = useState(false);
  // The factor may be as new as the last answer, or could not be fetched: then the API asks for the code.
  const [isCodeAsked, setCodeAsked] = useState(false);
  const needsCode = isCodeAsked || (factors !== undefined && factors.totpSince !== null);
  const isComplete = values.password !== '' && (!needsCode || values.code.trim() !== '');

  return {
    isComplete,
    /** What the call sends. */
    proof: (needsCode ? values : { password: values.password }) satisfies OwnProof,
    /** Shows what is missing from now on. */
    onTry: () => setTried(true),
    /** Shows what the API says of the fields, and asks for what it misses. */
    onFailure: (failure: unknown) => {
      const { password, code } = fieldErrors(failure);
      setErrors({ ...(password !== undefined && { password }), ...(code !== undefined && { code }) });
      if (code === undefined) return;
      setCodeAsked(true);
      // Each code works once.
      setValues({ ...values, code: '' });
      setTried(false);
    },
    /** For {@link OwnProofFields}. */
    fields: {
      values,
      errors,
      needsCode,
      wasTried,
      onChange: (name: keyof OwnProof, value: string) => {
        setValues({ ...values, [name]: value });
        setErrors({ ...errors, [name]: undefined });
      },
    },
  };
}

/** The fields of {@link useOwnProof}. */
export function OwnProofFields({
  values,
  errors,
  needsCode,
  wasTried,
  onChange,
}: ReturnType<typeof useOwnProof>['fields']) {
  const translate = useTranslate();
  const missing = (name: keyof OwnProof, key: string) =>
    wasTried && values[name].trim() === '' ? translate(key) : undefined;
  return (
    <>
      <PasswordField
        label={translate('administrators.password')}
        value={values.password}
        onChange={(value) => onChange('password', value)}
        error={errors.password ?? missing('password', 'login.password_missing')}
      />
      {needsCode && (
        <CodeField
          label={translate('administrators.code')}
          hint={translate('profile.two_step.code_hint')}
          isNumeric={false}
          value={values.code}
          onChange={(value) => onChange('code', value)}
          error={errors.code ?? missing('code', 'profile.two_step.code_missing')}
        />
      )}
    </>
  );
}
