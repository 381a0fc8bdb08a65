import { invalid } from '../../common/app-error.js';
import { dayInIndia } from '../../common/day-in-india.js';
import { requireSimpleJson } from '../../common/body-complexity.js';
import { readAlts, readExistingAlts, readRichText } from '../../common/rich-text-form.js';
import type { ImageTexts } from '../../platform/media/placed-image.js';
import { MAX_ABOUT_LENGTH, type CreateProjectDto, type UpdateProjectDto } from './project-form.dto.js';
import type { ProjectContent } from './projects.repository.js';

const TOO_LONG = `The text has up to ${MAX_ABOUT_LENGTH.toLocaleString('en-IN')} characters with its markup. Please shorten it.`;

/** What a form says about a project and its pictures. */
export interface ProjectForm extends ImageTexts {
  readonly content: Omit<ProjectContent, 'images'>;
}

/**
 * Reads a form whose fields are within their bounds.
 * @throws AppError 400 for a text that is too long, links that are not https, days that cannot be, and descriptions of pictures
 */
export function readProject(form: CreateProjectDto & Pick<UpdateProjectDto, 'existingAlts'>): ProjectForm {
  const { title, summary, status, about = '', skills = [], links = [] } = form;
  const { html, isBlank } = readRichText(about, 'about', MAX_ABOUT_LENGTH, TOO_LONG);
  links.forEach(({ url }, index) => requireHttps(url, `links.${index}.url`));
  return {
    content: {
      ...{ title, summary, status, about: isBlank ? '' : html },
      skills: [...new Set(skills)],
      links: links.map(({ label, url }) => ({ label, url })),
      ...daysOf(form),
      isPublic: form.isPublic === 'true',
    },
    alts: readAlts(form.alts ?? [], 'alts'),
    existingAlts: readExistingAlts(jsonOf(form.existingAlts), 'existingAlts'),
  };
}

function requireHttps(url: string, field: string): void {
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    throw invalid({ [field]: 'A link begins with https://' });
  }
}

function daysOf({ startedOn, finishedOn, status }: CreateProjectDto) {
  const first = startedOn || null;
  const last = finishedOn || null;
  const today = dayInIndia(0);
  if (first !== null && first > today) throw invalid({ startedOn: 'The first day has not come yet' });
  if (last !== null && status !== 'finished') {
    throw invalid({ finishedOn: 'Only a finished project has a last day' });
  }
  if (last !== null && last > today) throw invalid({ finishedOn: 'The last day has not come yet' });
  if (first !== null && last !== null && last < first) {
    throw invalid({ finishedOn: 'The last day is not before the first' });
  }
  return { startedOn: first, finishedOn: last };
}

function jsonOf(text: string | undefined): unknown {
  if (text === undefined || text === '') return {};
  requireSimpleJson(text);
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
