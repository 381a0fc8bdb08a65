/** One row of a table: a value for each column. */
export type Row = readonly string[];

/** A Markdown table. Formatting aligns its columns later. */
export function table(heads: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A Markdown list of rows of two values: what, and how much. */
export const list = (rows: readonly Row[]) => rows.map(([what, value]) => `- ${what}: ${value}`).join('\n');

/** A value as code; nothing when there is none. */
export const code = (value: string) => (value === '' ? '' : `\`${value}\``);

/** Turns the paths of documents in a comment, such as docs/run/logs.md, into links from docs/reference. */
export function linked(text: string): string {
  return text
    .replaceAll(
      /docs\/([a-z-]+)\/([\w-]+)\.md, "([^"]+)"/g,
      (_, folder: string, page: string, heading: string) => {
        const anchor = heading.toLowerCase().replaceAll(' ', '-');
        return `[${heading}](../${folder}/${page}.md#${anchor})`;
      },
    )
    .replaceAll(/docs\/([a-z-]+)\/([\w-]+)\.md/g, (_, folder: string, page: string) => {
      const title = page.replace(/^(\d{4})-/, '').replaceAll('-', ' ');
      return `[${title}](../${folder}/${page}.md)`;
    });
}

/** Seconds as people say them: 90 s, 15 minutes, 30 days. */
export function duration(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ] as const;
  const [size, name] = units.find(([each]) => seconds % each === 0) ?? [1, 'second'];
  const count = seconds / size;
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}
