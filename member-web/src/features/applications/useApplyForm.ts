import { MAX_APPLICATION_LINKS } from '@campus-commons/web-kit/openingBounds/generated.ts';
import { useWatch } from 'react-hook-form';
import { useDraftForm } from '../../components/forms/useDraftForm';
import { applicationTexts as texts } from '../../texts/applications';
import {
  useApplicationsApplyMutation,
  type ApplicationDetailsDto,
} from '../openings/exports/applicationsApi';
import type { OpeningDetailsDto } from '../openings/exports/openingsApi';
import { applyRules, emptyApplication, readValues, toSend, type ApplyValues } from './applyValues';

/**
 * The state of the form of an application: values, draft and sending. The draft survives a reload, an expired session and a
 * closed tab; a refusal loses nothing.
 */
export function useApplyForm({ id, questions }: OpeningDetailsDto, onSent: () => void) {
  const [apply] = useApplicationsApplyMutation();
  const { form, clearing, saveWith, state } = useDraftForm<
    ApplyValues,
    ApplicationDetailsDto & { version?: string }
  >({
    draftName: `apply:${id}`,
    saved: undefined,
    initial: emptyApplication(questions.length),
    readValues: readValues(questions.length),
    failed: () => texts.applyFailed,
    onSaved: onSent,
  });
  const { errors } = form.formState;
  const [links, shareEmail, sharePhone] = useWatch({
    control: form.control,
    name: ['links', 'shareEmail', 'sharePhone'],
  });
  const setLinks = (changed: string[]) => {
    form.setValue('links', changed);
    form.clearErrors('links');
  };
  return {
    note: {
      error: errors.note?.message,
      field: form.register('note', { validate: applyRules.note, ...clearing('note') }),
    },
    answer: (index: number) => ({
      error: errors.answers?.[index]?.message,
      field: form.register(`answers.${index}`, {
        validate: applyRules.answer(questions[index] ?? ''),
        ...clearing(`answers.${index}`),
      }),
    }),
    link: (index: number) => ({
      error: errors.links?.[index]?.message,
      field: form.register(`links.${index}`, { validate: applyRules.link, ...clearing(`links.${index}`) }),
    }),
    linkCount: links.length,
    addLink: links.length < MAX_APPLICATION_LINKS ? () => setLinks([...links, '']) : undefined,
    removeLink: (index: number) => setLinks(links.filter((_link, other) => other !== index)),
    shareEmail: { checked: shareEmail, ...form.register('shareEmail') },
    sharePhone: { checked: sharePhone, ...form.register('sharePhone') },
    submit: saveWith({
      send: (values, _version, keyFor) => {
        const applyDto = { openingId: id, ...toSend(values, questions.length) };
        return apply({ applyDto, 'Idempotency-Key': keyFor([applyDto]) });
      },
    }).submit,
    ...state,
  };
}
