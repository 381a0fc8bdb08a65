import { before as describeForContract } from '@nestjs/swagger/plugin';
import type ts from 'typescript';

const CONTRACT = {
  introspectComments: true,
  classValidatorShim: true,
  esmCompatible: true,
  dtoFileNameSuffix: ['.dto.ts'],
};

/** Adds to the compiled DTO classes and controllers what the contract needs: comments, bounds and types. */
export function transformers(program: ts.Program): ts.CustomTransformers {
  return { before: [describeForContract(CONTRACT, program)] };
}
