import { readFileSync } from 'node:fs';
import path from 'node:path';
import { knownStatements } from '../../platform/sql/statement.js';
import './account-export.repository.js';

/** Columns of `member` that the data export leaves out, and why. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  email_key: 'computed from the address',
  email_clashes: 'computed from the addresses of all members',
  search_text: 'computed from exported columns',
  revision: 'counts changes and says nothing about the member',
  deleted_at: 'null for everybody who can ask for an export',
  suspended_at: 'null for everybody who can ask for an export',
  suspended_by: 'only administrators see it',
  suspension_reason: 'only administrators see it',
  suspended_until: 'null for everybody who can ask for an export',
  limited_until: 'follows from the exported decisions',
  limited_rule: 'follows from the exported decisions',
  content_withheld: 'false for everybody who can ask for an export',
};

/** Columns of `member` whose change is no edit of the profile, so that it leaves `version` as it is. */
const NOT_EDITED: Readonly<Record<string, string>> = {
  id: 'never changes',
  email: 'has a call of its own',
  email_key: 'computed from the address',
  email_clashes: 'computed from the addresses of all members',
  email_confirmed_at: 'set by the link in a mail',
  phone: 'cannot be changed',
  terms_version: 'set on joining',
  terms_accepted_at: 'set on joining',
  created_at: 'set on joining',
  search_text: 'computed from other columns',
  revision: 'is what the trigger counts',
  welcomed_at: 'no part of the profile',
  age_band: 'no part of the profile, and nobody else reads it',
  consent_due_at: 'no part of the profile, and nobody else reads it',
  deleted_at: 'the profile is hidden, not edited',
  suspended_at: 'set by administrators',
  suspended_by: 'set by administrators',
  suspension_reason: 'set by administrators',
  suspended_until: 'set by administrators',
  limited_until: 'set by administrators',
  limited_rule: 'set by administrators',
  content_withheld: 'set by administrators',
};

const schema = readFileSync(path.resolve('schema.sql'), 'utf8');
const [, table = ''] = /^CREATE TABLE member \(\n(.*?)^\);/ms.exec(schema) ?? [];
const columns = [...table.matchAll(/^ {2}([a-z_]+) /gm)].map(([, column]) => column ?? '');

const hasWord = (text: string) => (column: string) => new RegExp(`\\b${column}\\b`).test(text);

it('every column of a member is in the data export, or an exception', () => {
  const exported = knownStatements()
    .filter(({ name }) => name === 'export_profile' || name === 'export_account')
    .map(({ text }) => text)
    .join('\n');
  expect(columns.length).toBeGreaterThan(20);
  expect(columns.filter((column) => !hasWord(exported)(column)).sort()).toEqual(
    Object.keys(NOT_EXPORTED).sort(),
  );
});

it('every column of a member changes the version of the profile, or is an exception', () => {
  const [, trigger = ''] = /^CREATE TRIGGER member_edited BEFORE UPDATE OF (.*)$/m.exec(schema) ?? [];
  const [list = '', condition = ''] = trigger.split(' ON member ');
  for (const part of [list, condition]) {
    expect(columns.filter((column) => !hasWord(part)(column)).sort()).toEqual(Object.keys(NOT_EDITED).sort());
  }
});
