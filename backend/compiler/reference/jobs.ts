import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { JOBS } from '../../src/platform/jobs/job-list.js';
import { code, duration, table } from './markdown.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../src/platform/jobs/job-list.ts');

/** The comment of each property of `JOBS`, as "Service: text", by the property's name. */
function readComments(): Map<string, string> {
  const comments = new Map<string, string>();
  const source = ts.createSourceFile(SOURCE, readFileSync(SOURCE, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      const [comment] = ts.getJSDocCommentsAndTags(node);
      const text = comment && ts.getTextOfJSDocComment(comment.comment);
      if (text) comments.set(node.name.getText(), text.replaceAll(/\s+/g, ' '));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return comments;
}

/** @throws Error for a job without a comment */
export function jobsPage(): string {
  const comments = readComments();
  const rows = Object.entries(JOBS).map(([property, { name, every }]) => {
    const [, service, text] = /^(.+?): (.+?)\.?$/.exec(comments.get(property) ?? '') ?? [];
    if (!service || !text)
      throw new Error(`job-list.ts: ${property} needs a comment such as "Service: what it does."`);
    return [code(name), duration(every), text, service];
  });
  return `# Periodic jobs

Each job runs in one process at a time. Its row in \`job_run\` shows the result of the last run, and so does the console under Settings.
A failed run is retried when the job is due again, a killed one within ten seconds. A late job loses no data. Written from
\`backend/src/platform/jobs/job-list.ts\`.

${table(['job', 'every', 'what', 'code'], rows)}

When one fails: [PeriodicWorkFails](../runbooks/PeriodicWorkFails.md).
`;
}
