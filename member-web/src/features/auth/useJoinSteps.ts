import { useEffect, useState, type FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { JoinValues } from './formRules';

/** The fields of the first step. */
export const firstStep: readonly (keyof JoinValues)[] = ['name', 'email', 'phone'];

/**
 * The two steps of a long form.
 * @param areUsed without steps the form shows all fields
 */
export function useJoinSteps(form: UseFormReturn<JoinValues>, areUsed: boolean) {
  const [isSecond, setIsSecond] = useState(false);
  /** The field to focus once its step is shown. */
  const [next, setNext] = useState<keyof JoinValues>();
  const { setFocus } = form;
  useEffect(() => {
    if (next) setFocus(next);
  }, [next, setFocus]);
  return {
    areUsed,
    /** Whether only the first step is shown. */
    isFirst: areUsed && !isSecond,
    /** Shows the second step if the fields of the first are valid. */
    goOn: (event: FormEvent) => {
      event.preventDefault();
      void form.trigger(firstStep, { shouldFocus: true }).then((isValid) => {
        if (!isValid) return;
        setIsSecond(true);
        setNext('collegeName');
      });
    },
    /**
     * Returns to the first step. Does nothing without steps.
     * @param field the field of that step to focus
     */
    goBack: (field: keyof JoinValues = 'name') => {
      if (!areUsed) return;
      setIsSecond(false);
      setNext(field);
    },
  };
}
