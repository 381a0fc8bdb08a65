import { MAX_QUESTIONS } from '@campus-commons/web-kit/openingBounds/generated.ts';
import { useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../../../api/thunks';
import { useDraftForm } from '../../../components/forms/useDraftForm';
import { openingTexts as texts } from '../../../texts/openings';
import {
  fetchOpening,
  useOpeningsCreateMutation,
  useOpeningsUpdateMutation,
  type OpeningDetailsDto,
} from '../exports/openingsApi';
import type { OpeningKind } from '../openingsQuery';
import {
  emptyOpening,
  openingRules,
  readValues,
  toSend,
  valuesOf,
  type OpeningValues,
} from './openingValues';

/** What the form is about. */
export interface OpeningFormSubject {
  kind: OpeningKind;
  /** The opening to edit; without it a new one is created. */
  opening?: OpeningDetailsDto;
  /** The project of a new role. */
  projectId?: string;
  /** The page that is chosen at first. */
  pageId?: string;
}

type TextName = Exclude<keyof OpeningValues, 'questions' | 'noFee'>;

/**
 * The state of the form of an opening: values, draft and saving. The draft survives a reload, an expired session and a closed
 * tab. An internship has the draft `opening`, what else is new one of its own.
 */
export function useOpeningForm(subject: OpeningFormSubject, onSaved: (saved: OpeningDetailsDto) => void) {
  const { kind, opening, projectId, pageId = '' } = subject;
  const dispatch = useDispatch<ApiDispatch>();
  const [create] = useOpeningsCreateMutation();
  const [update] = useOpeningsUpdateMutation();
  const { form, clearing, saveWith, state } = useDraftForm<OpeningValues, OpeningDetailsDto>({
    draftName: draftNameOf(subject),
    saved: opening,
    initial: opening ? valuesOf(opening) : { ...emptyOpening, pageId },
    readValues,
    fetchPresent: async () => opening && dispatch(fetchOpening(opening.id)),
    failed: () => (opening ? texts.changeFailed : texts.createFailed),
    onSaved,
  });
  const { errors } = form.formState;
  const [mode, questions, noFee, schedule] = useWatch({
    control: form.control,
    name: ['mode', 'questions', 'noFee', 'schedule'],
  });
  const setQuestions = (changed: string[]) => {
    form.setValue('questions', changed);
    form.clearErrors('questions');
  };

  return {
    /** Props of a `TextInput`, a group of radio buttons or a select. */
    field: (name: TextName) => ({
      error: errors[name]?.message,
      field: form.register(name, {
        validate: (value, values) => ruleOf(name, opening?.closesOn)(value, values),
        ...clearing(name),
      }),
    }),
    question: (index: number) => ({
      error: errors.questions?.[index]?.message,
      field: form.register(`questions.${index}`, {
        validate: openingRules.question,
        ...clearing(`questions.${index}`),
      }),
    }),
    questionCount: questions.length,
    addQuestion: questions.length < MAX_QUESTIONS ? () => setQuestions([...questions, '']) : undefined,
    removeQuestion: (index: number) => setQuestions(questions.filter((_question, other) => other !== index)),
    /** Props of the last field, registered in its place: of what is wrong, what was registered first takes the focus. */
    noFee: () => ({
      isConfirmed: noFee,
      error: errors.noFee?.message,
      field: form.register('noFee', { validate: openingRules.noFee, ...clearing('noFee') }),
    }),
    isRemote: mode === 'remote',
    /** Whether it is said when, so that hours and weeks may be empty. */
    hasSchedule: schedule.trim() !== '',
    ...saveWith({
      send: (values, version, keyFor) => {
        const sent = toSend(kind, values);
        if (opening) {
          // An API that sends no version does not check it.
          return update({ updateOpeningDto: { ...sent, id: opening.id, version: version ?? '' } });
        }
        const created = { ...sent, kind, ...(projectId ? { projectId } : { pageId: values.pageId }) };
        return create({ createOpeningDto: created, 'Idempotency-Key': keyFor([created]) });
      },
      isSame: (present, values) =>
        JSON.stringify(toSend(kind, valuesOf(present))) === JSON.stringify(toSend(kind, values)),
    }),
    ...state,
  };
}

function draftNameOf({ kind, opening, projectId }: OpeningFormSubject) {
  if (opening) return `opening:${opening.id}` as const;
  return kind === 'internship' ? 'opening' : (`opening:new-${kind}${projectId ?? ''}` as const);
}

/** The rule of a field; without one, everything is right. */
function ruleOf(name: TextName, savedDay: string | undefined) {
  return (value: string, values: OpeningValues): string | true => {
    switch (name) {
      case 'title':
      case 'about':
      case 'schedule':
      case 'places':
      case 'stipendMin':
      case 'pageId':
        return openingRules[name](value);
      case 'city':
      case 'hoursWeek':
      case 'weeks':
      case 'stipendMax':
        return openingRules[name](value, values);
      case 'closesOn':
        return openingRules.closesOn(value, savedDay);
      default:
        return true;
    }
  };
}
