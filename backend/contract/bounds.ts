import type { INestApplication, Type } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { handlersOf } from './handlers.js';
import { isReference, type Schema } from './schema.js';

/** Keywords of JSON Schema for validators that have an equivalent, by the validator's name. */
const KEYWORDS: Record<string, (constraints: unknown[]) => Partial<Schema>> = {
  minLength: ([minLength]) => ({ minLength: Number(minLength) }),
  maxLength: ([maxLength]) => ({ maxLength: Number(maxLength) }),
  min: ([minimum]) => ({ minimum: Number(minimum) }),
  max: ([maximum]) => ({ maximum: Number(maximum) }),
  arrayMaxSize: ([maxItems]) => ({ maxItems: Number(maxItems) }),
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
  for (const dto of new Set(handlersOf(app).flatMap(({ parameters }) => parameters))) {
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
