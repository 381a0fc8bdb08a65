import { apiSettings } from './api-settings.ts';

/** Width that comments fill. */
const MAX_COLUMNS = 128;

const HEAD = `# Every key the API reads, written from backend/src/config by "npm run docs:generate". Required ones have no default.
# A secret may be in a file instead, for example DATABASE_URL_FILE=/run/secrets/database-url; so may ADMIN_PASSWORD of the
# commands.
`;
const RATE_LIMITS = '# Rate limits, as most/seconds; an IPv6 address counts as its /64 network.\n';

/** `backend/.env.example`: each setting of the API with its meaning and default. */
export function envExample(): string {
  const settings = apiSettings();
  const firstLimit = settings.find(({ name }) => name.startsWith('LIMIT_'))?.name;
  const blocks = settings.map(({ name, value, comment, bounds }) => {
    const head = name === firstLimit ? RATE_LIMITS : '';
    return `${head}${filled(comment + sentence(bounds))}${name}=${/[\s"<>]/.test(value) ? JSON.stringify(value) : value}\n`;
  });
  return `${HEAD}\n${blocks.join('')}`;
}

function sentence(bounds = ''): string {
  return bounds === '' ? '' : ` ${bounds.charAt(0).toUpperCase()}${bounds.slice(1)}.`;
}

/** A text as lines of comments. */
function filled(text: string): string {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (`${line} ${word}`.length > MAX_COLUMNS) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line].map((each) => `${each}\n`).join('');
}
