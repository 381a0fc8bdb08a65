import {
  Body,
  Injectable,
  ValidationPipe,
  type ArgumentMetadata,
  type ValidationError,
} from '@nestjs/common';
import { badRequest, invalid, notJsonObject, type FieldErrors } from './app-error.js';

/** The first message of every field, nested fields by their dotted path. */
function fieldErrors(errors: ValidationError[], prefix = ''): FieldErrors {
  const found: FieldErrors = {};
  for (const error of errors) {
    const path = prefix + error.property;
    // class-validator lists constraints bottom-up, so the topmost decorator's message is the one shown.
    const constraints = error.constraints ?? {};
    const message =
      'whitelistValidation' in constraints ? `${path} is not known here` : Object.values(constraints).at(-1);
    if (message) found[path] = message;
    Object.assign(found, fieldErrors(error.children ?? [], `${path}.`));
  }
  return found;
}

/** Levels of a body; no call of ours has more than two. What reads it recurses, and would run out of stack. */
const DEEPEST = 16;

function isDeeperThan(most: number, body: object): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= most && level.length > 0; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [],
    );
  }
  return level.length > 0;
}

@Injectable()
class BodyPipe extends ValidationPipe {
  constructor(refuseUnknown: boolean) {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: refuseUnknown,
      exceptionFactory: (errors) => invalid(fieldErrors(errors)),
    });
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw notJsonObject();
    }
    if (isDeeperThan(DEEPEST, value)) throw badRequest('The request is nested too deeply');
    return super.transform(value, metadata);
  }
}

const readPipe = new BodyPipe(false);
const writePipe = new BodyPipe(true);

/** The validated body of a reading call; unknown fields are ignored. */
export const ReadBody = (): ParameterDecorator => Body(readPipe);

/** The validated body of a writing call; unknown fields are refused. */
export const WriteBody = (): ParameterDecorator => Body(writePipe);
