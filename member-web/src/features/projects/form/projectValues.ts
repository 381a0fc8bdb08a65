import {
  MAX_LINK_LABEL_LENGTH,
  MAX_SKILL_LENGTH,
  MAX_SKILLS,
  MAX_SUMMARY_LENGTH,
  MAX_PROJECT_TITLE_LENGTH,
  MIN_SUMMARY_LENGTH,
  MIN_PROJECT_TITLE_LENGTH,
} from '@campus-commons/web-kit/bounds/generated.ts';
import { visibleText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { lengthOf } from '@campus-commons/web-kit/text/generated.ts';
import type { ProjectDetailsDto } from '../generated';
import { optionalText, requiredText } from '../../../lib/text/fieldRules';
import { projectTexts as texts } from '../../../texts/projects';
import { STATUSES, type ProjectStatus } from '../projectsQuery';

export interface ProjectLink {
  label: string;
  /** Begins with https://. */
  url: string;
}

/** The values of the form. */
export interface ProjectValues {
  title: string;
  summary: string;
  /** Allow-listed HTML; may be empty. */
  about: string;
  status: ProjectStatus;
  /** Separated by commas. */
  skills: string;
  links: ProjectLink[];
  /** `YYYY-MM-DD`, or empty. */
  startedOn: string;
  finishedOn: string;
  isPublic: boolean;
}

/** The values as they are sent. */
export type SentProject = Omit<ProjectValues, 'skills'> & { skills: string[] };

/** The values of a new project. */
export const emptyProject: ProjectValues = {
  title: '',
  summary: '',
  about: '',
  status: 'idea',
  skills: '',
  links: [],
  startedOn: '',
  finishedOn: '',
  isPublic: false,
};

export function valuesOf(project: ProjectDetailsDto): ProjectValues {
  const { title, summary, about, status, skills, links, startedOn, finishedOn, isPublic } = project;
  return {
    ...{ title, summary, about, status, links, isPublic },
    skills: skills.join(', '),
    startedOn: startedOn ?? '',
    finishedOn: finishedOn ?? '',
  };
}

/** The skills of a list that is separated by commas, each once. */
export function skillsIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[,،\n]/)
        .map((skill) => skill.trim())
        .filter(Boolean),
    ),
  ];
}

/** The values as they are sent: trimmed, without empty links, and without an end before it is finished. */
export function toSend(values: ProjectValues): SentProject {
  return {
    ...values,
    title: values.title.trim(),
    summary: values.summary.trim(),
    skills: skillsIn(values.skills),
    links: values.links
      .map(({ label, url }) => ({ label: label.trim(), url: url.trim() }))
      .filter(({ label, url }) => label !== '' || url !== ''),
    finishedOn: values.status === 'finished' ? values.finishedOn : '',
  };
}

const atLeast = (label: string, min: number, max: number) => (value: string) => {
  const checked = requiredText(label, max)(value);
  return checked === true && lengthOf(value.trim()) < min ? texts.tooShort(label, min) : checked;
};

/** The rules of the fields, within the limits of the server. */
export const projectRules = {
  title: atLeast(texts.titleLabel, MIN_PROJECT_TITLE_LENGTH, MAX_PROJECT_TITLE_LENGTH),
  summary: atLeast(texts.summary, MIN_SUMMARY_LENGTH, MAX_SUMMARY_LENGTH),
  skills: (value: string) => {
    const skills = skillsIn(value);
    if (skills.length > MAX_SKILLS) return texts.tooManySkills(MAX_SKILLS);
    const isTooLong = skills.some((skill) => lengthOf(skill) > MAX_SKILL_LENGTH);
    return !isTooLong || texts.skillTooLong(MAX_SKILL_LENGTH);
  },
  linkLabel: (label: string, { url }: ProjectLink) =>
    (label.trim() === '') === (url.trim() === '')
      ? optionalText(texts.linkLabel, MAX_LINK_LABEL_LENGTH)(label)
      : texts.linkIncomplete,
  linkUrl: (url: string) =>
    url.trim() === '' || /^https:\/\/[^\s.]+\.\S+$/i.test(url.trim()) || texts.linkInvalid,
};

/** What a person compares when the project was saved elsewhere meanwhile: each field as text. */
export function comparable(values: ProjectValues) {
  return {
    title: values.title.trim(),
    summary: values.summary.trim(),
    about: visibleText(values.about),
    status: texts.statuses[values.status],
    skills: skillsIn(values.skills).join(', '),
    links: values.links.map(({ label, url }) => `${label} ${url}`).join('\n'),
    startedOn: values.startedOn,
    finishedOn: values.finishedOn,
    isPublic: values.isPublic ? texts.isPublic : '',
  };
}

/** The labels of what is compared, in the order of the form. */
export const comparedLabels: Record<keyof ReturnType<typeof comparable>, string> = {
  title: texts.titleLabel,
  summary: texts.summary,
  about: texts.aboutLabel,
  status: texts.status,
  skills: texts.skills,
  links: texts.links,
  startedOn: texts.startedOn,
  finishedOn: texts.finishedOn,
  isPublic: texts.isPublic,
};

/** Parses a stored draft; undefined if it is missing or invalid. */
export function readValues(stored: string | null): ProjectValues | undefined {
  try {
    const record: unknown = JSON.parse(stored ?? '');
    if (typeof record !== 'object' || record === null) return undefined;
    const text = (name: string) => textOf(Reflect.get(record, name));
    const links: unknown = Reflect.get(record, 'links');
    return {
      title: text('title'),
      summary: text('summary'),
      about: text('about'),
      status: STATUSES.find((status) => status === text('status')) ?? emptyProject.status,
      skills: text('skills'),
      links: Array.isArray(links) ? links.filter(isLink) : [],
      startedOn: text('startedOn'),
      finishedOn: text('finishedOn'),
      isPublic: Reflect.get(record, 'isPublic') === true,
    };
  } catch {
    return undefined;
  }
}

function isLink(value: unknown): value is ProjectLink {
  if (typeof value !== 'object' || value === null) return false;
  return typeof Reflect.get(value, 'label') === 'string' && typeof Reflect.get(value, 'url') === 'string';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
