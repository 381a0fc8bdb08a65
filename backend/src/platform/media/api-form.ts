import { applyDecorators, type Type } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';

const FILE = { type: 'string', format: 'binary' } as const;

/**
 * Documents a form: the fields of a DTO class, and files.
 * @param files number of files per field: 1 for a single file, more for a list
 */
export function ApiForm(fields: Type, files: Record<string, number>): MethodDecorator {
  const properties = Object.fromEntries(
    Object.entries(files).map(([name, most]) => [
      name,
      most === 1 ? FILE : { type: 'array', maxItems: most, items: FILE },
    ]),
  );
  return applyDecorators(
    ApiExtraModels(fields),
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { allOf: [{ $ref: getSchemaPath(fields) }, { type: 'object', properties }] } }),
  );
}
