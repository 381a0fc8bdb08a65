import 'reflect-metadata';
import { getMetadataStorage } from 'class-validator';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { Env } from '../../src/config/env.js';
import { settingsOf, type SettingOptions } from '../../src/config/setting.js';
import type { Variable } from './variables.ts';

/** The files that declare settings, in the order in which operators read them. */
const SOURCES = [
  'env.ts',
  'storage-settings.ts',
  'push-settings.ts',
  'record-settings.ts',
  'grievance-settings.ts',
  'server-settings.ts',
  'telemetry-settings.ts',
  'rate-limits.ts',
].map((file) => path.resolve(import.meta.dirname, '../../src/config', file));

/** A declared setting of the API. */
export interface ApiSetting extends Variable {
  readonly options: SettingOptions;
}

/**
 * The settings of the API in the order of their files.
 * @throws Error for a setting without a docstring or without `@Setting`, or of a file that is not listed here
 */
export function apiSettings(): ApiSetting[] {
  const options = new Map<string, SettingOptions>(settingsOf(Env));
  const defaults = new Map<string, string | number | undefined>(Object.entries(new Env()));
  const settings = SOURCES.flatMap(propertiesOf).map((property) => {
    const name = property.name.getText();
    const declared = options.get(name);
    if (declared === undefined) throw new Error(`config: ${name} needs @Setting`);
    options.delete(name);
    const isRequired = property.exclamationToken !== undefined;
    return {
      name,
      value: String(defaults.get(name) ?? declared.example ?? ''),
      bounds: bounds(name),
      comment: [meaningOf(property), marks(isRequired, declared)].filter(Boolean).join(' '),
      options: declared,
    };
  });
  if (options.size > 0) throw new Error(`No file of SOURCES declares ${[...options.keys()].join(', ')}`);
  return settings;
}

function propertiesOf(file: string): ts.PropertyDeclaration[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isClassDeclaration).flatMap(({ members }) => {
    return members.filter(ts.isPropertyDeclaration);
  });
}

/** The docstring up to its first tag, as one line of plain text. */
function meaningOf(property: ts.PropertyDeclaration): string {
  const [comment] = ts.getJSDocCommentsAndTags(property);
  const text = comment && ts.getTextOfJSDocComment(comment.comment);
  if (!text) throw new Error(`config: ${property.name.getText()} needs a docstring that says what it means`);
  return text.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();
}

/** What `Min` and `Max` of a number demand. */
function bounds(name: string): string {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Env, '', false, false);
  const [min, max] = ['min', 'max'].map((bound) => {
    const rule = rules.find((each) => each.propertyName === name && each.name === bound);
    return rule?.constraints?.[0] as number | undefined;
  });
  if (min === undefined) return '';
  return max === undefined ? `at least ${min}` : `${min}–${max}`;
}

function marks(isRequired: boolean, { secret }: SettingOptions): string {
  if (isRequired) return secret ? 'Required, secret.' : 'Required.';
  return secret ? 'Secret.' : '';
}
