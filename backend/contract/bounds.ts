import { type Type, type INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { isReference, type Schema } from './schema.js';

/** Keywords of JSON Schema for validators that have an equivalent, by the validator's name. */
const KEYWORDS: Record<string, (constraints: unknown[]) => Partial<Schema>> = {
  minLength: ([minLength]) => ({ minLength: Number(minLength) }),
  maxLength: ([maxLength]) => ({ maxLength: Number(maxLength) }),
  min: ([minimum]) => ({ minimum: Number(minimum) }),
  max: ([maximum]) => ({ maximum: Number(maximum) }),
  isInt: () => ({ type: 'integer' }),
  isCollegeYear: () => ({ pattern: '^[0-9]{4}$' }),
  isCalendarDate: () => ({ format: 'date', minLength: 10, maxLength: 10 }),
  matches: ([pattern]) => (pattern instanceof RegExp ? { pattern: pattern.source } : {}),
};

/**
 * Writes the bounds of request fields into the document, derived from their validators, so that documentation and
 * validation cannot differ.
 */
export function documentBounds(document: OpenAPIObject, app: INestApplication): void {
  for (const dto of bodyClasses(app)) {
    const schema = document.components?.schemas?.[dto.name];
    if (!schema || isReference(schema)) continue;
    for (const { name, type, propertyName, constraints } of validatorsOf(dto)) {
      const property = schema.properties?.[propertyName];
      const keyword = KEYWORDS[name ?? type];
      if (property && !isReference(property) && keyword) Object.assign(property, keyword(constraints ?? []));
    }
  }
}

function validatorsOf(dto: Type) {
  return getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
}

/** The classes of all handlers' parameters; the compiler writes them into metadata. */
function bodyClasses(app: INestApplication): Set<Type> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  const parameters = controllers.flatMap(({ metatype }) => {
    if (!metatype) return [];
    const handlers = metatype.prototype as object;
    return Object.getOwnPropertyNames(handlers).flatMap(
      (name) => (Reflect.getMetadata('design:paramtypes', handlers, name) ?? []) as unknown[],
    );
  });
  return new Set(parameters.filter((parameter): parameter is Type => typeof parameter === 'function'));
}
