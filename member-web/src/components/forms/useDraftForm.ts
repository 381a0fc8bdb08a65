import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import { isRefused, isStale } from '../../api/errors';
import { discardDraft } from '../../lib/drafts/discardDrafts';
import type { DraftName, DraftStore } from '../../lib/drafts/drafts';
import { EditBase } from '../../lib/drafts/editConflicts';
import { idempotencyKeysOf } from '../../lib/drafts/idempotencyKeys';
import { useDrafts, useMemberId } from '../../lib/drafts/useDrafts';
import { useIsMounted } from '../../lib/hooks/useIsMounted';

/** An edit that is based on an outdated version (409). */
export interface FormConflict<Values, Saved> {
  present: Saved;
  /** The values that could not be saved. */
  mine: Values;
}

/** What a call that creates or updates something is answered. */
type Answer<Saved> = PromiseLike<{ data?: { data: Saved }; error?: unknown }>;

interface DraftFormOptions<Values, Saved> {
  draftName: DraftName;
  /** What is edited; undefined for something new. */
  saved: { version?: string } | undefined;
  /** The values without a draft: of what is edited, or of an empty form. */
  initial: Values;
  /** Parses a stored draft; undefined if it is missing or invalid. */
  readValues: (stored: string | null) => Values | undefined;
  /** Fetches the present version of what is edited; undefined if that fails. */
  fetchPresent?: () => Promise<Saved | undefined>;
  /** What failed, in the words that stand before those of the server. */
  failed: (error: unknown) => string;
  onSaved: (saved: Saved) => void;
  /** Called when the draft is removed, because it was saved or discarded. */
  onEnded?: () => void;
}

interface Saving<Values, Saved> {
  /**
   * @param version the version that the edit is based on; undefined for something new
   * @param keyFor the idempotency key of a request that creates this content
   */
  send: (
    values: Values,
    version: string | undefined,
    keyFor: (content: readonly unknown[]) => string,
  ) => Answer<Saved>;
  /** Whether what is saved is what the form has: an earlier answer was lost, or another tab saved the same. */
  isSame?: (present: Saved, values: Values) => boolean | Promise<boolean>;
}

/**
 * A form as a draft, which survives a reload, an expired session and a closed tab: its values, saving, the server's errors, and
 * conflicts with what was saved elsewhere.
 */
export function useDraftForm<Values extends FieldValues, Saved extends { version?: string }>(
  options: DraftFormOptions<Values, Saved>,
) {
  const { draftName, saved, initial, readValues, fetchPresent, failed, onSaved, onEnded } = options;
  const drafts = useDrafts();
  const memberId = useMemberId();
  const isMounted = useIsMounted();
  const [base] = useState(() => new EditBase(drafts, draftName, saved?.version));
  const [stored] = useState(() => readValues(drafts.read(draftName)));
  const [values] = useState(() => new StoredValues<Values>(drafts, draftName));
  const [conflict, setConflict] = useState<FormConflict<Values, Saved>>();
  const [isSaved, setIsSaved] = useState(false);
  const keys = useMemo(() => idempotencyKeysOf(drafts, draftName), [drafts, draftName]);
  const form = useForm<Values>({
    // Safe: all values are there, so the deep partial that the library takes is complete.
    defaultValues: (stored ?? initial) as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;

  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: written }) => {
          values.store(written);
          if (!values.isEnded) base.save();
        },
      }),
    [values, form, base],
  );

  const removeDraft = () => {
    values.end();
    discardDraft(memberId, draftName);
    onEnded?.();
  };
  const finish = (result: Saved) => {
    removeDraft();
    setIsSaved(true);
    if (isMounted.current) onSaved(result);
  };
  const settle = async (
    answer: Answer<Saved>,
    written: Values,
    isSame: Saving<Values, Saved>['isSame'] = () => false,
  ) => {
    const { data, error } = await answer;
    if (data) return finish(data.data);
    if (saved && isStale(error)) {
      const present = await fetchPresent?.();
      if (present && (await isSame(present, written))) return finish(present);
      if (present) return setConflict({ present, mine: written });
    }
    setConflict(undefined);
    if (isRefused(error)) keys.discard();
    form.setError('root', { message: `${failed(error)}. ${errorText(error)}` });
    for (const [field, message] of Object.entries(fieldErrors(error))) {
      const [name = ''] = field.split('.');
      if (name in initial) form.setError(field as FieldPath<Values>, { message });
    }
  };
  const keyFor = (content: readonly unknown[]) => keys.keyFor(content);
  const saveOn = ({ send, isSame }: Saving<Values, Saved>, versionOf: () => string | undefined) =>
    form.handleSubmit((written) => settle(send(written, versionOf(), keyFor), written, isSame));

  return {
    form,
    /** Options of `register`: what is typed takes back the errors of the field and of the form. */
    clearing: (name: FieldPath<Values>) => ({
      onChange: () => {
        form.clearErrors(name);
        form.clearErrors('root');
      },
    }),
    /** Stores the version that the draft is based on, for what is stored beside the values. */
    saveBase: () => base.save(),
    /** Handles the answer of a call that another form has begun. */
    settle,
    /** The two ways to save: on the version that was opened, and on the one that was saved meanwhile. */
    saveWith: (saving: Saving<Values, Saved>) => ({
      submit: saveOn(saving, () => base.version),
      overwrite: saveOn(saving, () => conflict?.present.version),
    }),
    state: {
      /** The server's error about the whole form. */
      error: errors.root?.message,
      /** Stays true after it was saved: closing the form takes a moment, in which it must not be sent again. */
      isSaving: isSubmitting || isSaved,
      conflict,
      /** Returns to the form, which is now based on the saved version. */
      keepEditing: () => {
        if (conflict?.present.version !== undefined) base.rebaseTo(conflict.present.version);
        setConflict(undefined);
      },
      /** Discards the changes. */
      discard: removeDraft,
    },
  };
}

/** Stores what is written, until it is saved or discarded: the editor reports its text once more when it leaves. */
class StoredValues<Values> {
  #isEnded = false;

  constructor(
    private readonly drafts: DraftStore,
    private readonly name: DraftName,
  ) {}

  store(values: Values): void {
    if (!this.#isEnded) this.drafts.write(this.name, JSON.stringify(values));
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** From now on nothing is stored. */
  end(): void {
    this.#isEnded = true;
  }
}
