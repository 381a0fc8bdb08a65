import {
  Body,
  Injectable,
  ValidationPipe,
  type ArgumentMetadata,
  type Type,
  type ValidationError,
} from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { invalid, notJsonObject, shortened, type FieldErrors } from './app-error.js';

/** Maximum number of fields that an error names. */
const MAX_NAMED_FIELDS = 20;

/** The first message of every field, nested fields by their dotted path. */
function messages(errors: ValidationError[], prefix = ''): [field: string, message: string][] {
  return errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const path = prefix + shortened(property);
    // class-validator lists constraints bottom-up, so the topmost decorator's message is the one shown.
    const message =
      'whitelistValidation' in constraints ? `${path} is not known here` : Object.values(constraints).at(-1);
    const own: [string, string][] = message ? [[path, message]] : [];
    return [...own, ...messages(children, `${path}.`)];
  });
}

function fieldErrors(errors: ValidationError[]): FieldErrors {
  return Object.fromEntries(messages(errors).slice(0, MAX_NAMED_FIELDS));
}

const known = new WeakMap<Type, ReadonlySet<string>>();

/** The fields that a body class declares: those with a validator. */
function knownFields(dto: Type): ReadonlySet<string> {
  const found =
    known.get(dto) ??
    new Set(
      getMetadataStorage()
        .getTargetValidationMetadatas(dto, '', false, false)
        .map(({ propertyName }) => propertyName),
    );
  known.set(dto, found);
  return found;
}

@Injectable()
class BodyPipe extends ValidationPipe {
  constructor(private readonly refuseUnknown: boolean) {
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
    return super.transform(this.withoutMostUnknown(value, metadata.metatype), metadata);
  }

  /** Transforming and refusing each of a thousand unknown fields would slow down all other requests. */
  private withoutMostUnknown(body: object, dto: Type | undefined): object {
    const fields = dto ? knownFields(dto) : new Set<string>();
    const values = body as Record<string, unknown>;
    const kept: [name: string, value: unknown][] = [];
    let unknown = 0;
    for (const name of Object.keys(values)) {
      if (fields.has(name)) kept.push([name, values[name]]);
      // Unknown fields are refused by name, so their value is not needed.
      else if (this.refuseUnknown && (unknown += 1) <= MAX_NAMED_FIELDS) kept.push([name, null]);
    }
    return Object.fromEntries(kept);
  }
}

const readPipe = new BodyPipe(false);
const writePipe = new BodyPipe(true);

const READS = 'reads';

/** The validated body of a reading call; unknown fields are ignored. */
export const ReadBody = (): ParameterDecorator => (target, method, index) => {
  Body(readPipe)(target, method, index);
  const handler = Object.getOwnPropertyDescriptor(target, method ?? '')?.value as object;
  Reflect.defineMetadata(READS, true, handler);
};

/** Whether a handler only reads, so that its body is a {@link ReadBody}. */
export const isReading = (handler: object): boolean => Reflect.getMetadata(READS, handler) === true;

/** The validated body of a writing call; unknown fields are refused. */
export const WriteBody = (): ParameterDecorator => Body(writePipe);
