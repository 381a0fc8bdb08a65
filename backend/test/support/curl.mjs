import { openAsBlob } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * As much of curl as docs/build/api.md uses, for machines that have none, so that its commands are run everywhere:
 * `-sS`, `-H`, `-d` and `-F`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    'show-error': { type: 'boolean', short: 'S' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    form: { type: 'string', short: 'F', multiple: true, default: [] },
  },
});

/** @param {string[]} fields `name=text` or `name=@file` */
async function formOf(fields) {
  const form = new FormData();
  for (const field of fields) {
    const [name, value] = split(field, '=');
    if (value.startsWith('@')) form.append(name, await openAsBlob(value.slice(1)), path.basename(value));
    else form.append(name, value);
  }
  return form;
}

/** @param {string} text */
function split(text, separator) {
  const at = text.indexOf(separator);
  return [text.slice(0, at), text.slice(at + separator.length).trim()];
}

const response = await fetch(positionals[0] ?? '', {
  method: 'POST',
  headers: values.header.map((header) => split(header, ':')),
  body: values.form.length > 0 ? await formOf(values.form) : values.data,
});
process.stdout.write(await response.text());
