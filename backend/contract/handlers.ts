import type { INestApplication, Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { ErrorCode } from '../src/common/app-error.js';
import { refusalsOf } from '../src/common/refuses.js';

/** What the contract takes from a controller's method. */
export interface Handler {
  readonly operationId: string;
  /** The classes of its parameters, which the compiler writes into metadata. */
  readonly parameters: readonly Type[];
  /** The errors that it declares. */
  readonly refusals: readonly ErrorCode[];
}

/** `feeds_getAllFeeds` reads better in generated clients than `FeedsController_getAllFeeds`. */
export function operationIdOf(controller: string, method: string): string {
  return `${controller.replace(/Controller$/, '').replace(/^./, (first) => first.toLowerCase())}_${method}`;
}

/** The methods of all controllers. */
export function handlersOf(app: INestApplication): Handler[] {
  return modulesOf(app)
    .flatMap(({ controllers }) => [...controllers.values()])
    .flatMap(({ metatype }) => (metatype ? methodsOf(metatype as Type) : []));
}

/** The errors with which a guard or filter of the whole API refuses any call. */
export function refusalsOfAnyCall(app: INestApplication): ErrorCode[] {
  return modulesOf(app)
    .flatMap(({ providers }) => [...providers.values()])
    .flatMap(({ metatype }) => (metatype ? refusalsOf(metatype) : []));
}

function methodsOf(controller: Type): Handler[] {
  const methods = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(methods).map((name) => {
    const parameters = (Reflect.getMetadata('design:paramtypes', methods, name) ?? []) as unknown[];
    return {
      operationId: operationIdOf(controller.name, name),
      parameters: parameters.filter((parameter): parameter is Type => typeof parameter === 'function'),
      refusals: refusalsOf(methods[name] ?? {}),
    };
  });
}

const modulesOf = (app: INestApplication) => [...app.get(ModulesContainer).values()];
