import { Injectable, type LoggerService } from '@nestjs/common';
import { inspect } from 'node:util';
import { redact } from '../../common/redact.js';
import { AppLogger } from './app-logger.js';

const STACK = /\n\s+at /;

/** Writes the messages of Nest and its modules to our log. They pass a stack and a class name after the message. */
@Injectable()
export class NestLogger implements LoggerService {
  constructor(private readonly logger: AppLogger) {}

  verbose(message: unknown, ...details: unknown[]): void {
    this.write('trace', message, details);
  }

  debug(message: unknown, ...details: unknown[]): void {
    this.write('debug', message, details);
  }

  log(message: unknown, ...details: unknown[]): void {
    this.write('info', message, details);
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.write('warn', message, details);
  }

  error(message: unknown, ...details: unknown[]): void {
    this.write('error', message, details);
  }

  fatal(message: unknown, ...details: unknown[]): void {
    this.write('fatal', message, details);
  }

  private write(level: keyof AppLogger, message: unknown, details: readonly unknown[]): void {
    const words = details.filter((detail) => typeof detail === 'string');
    const stack = words.find((word) => STACK.test(word));
    const fields = {
      context: words.findLast((word) => word !== stack),
      err: message instanceof Error ? message : undefined,
      stack: stack && redact(stack),
    };
    this.logger[level](fields, redact(textOf(message)));
  }
}

function textOf(message: unknown): string {
  if (message instanceof Error) return message.message;
  return typeof message === 'string' ? message : inspect(message);
}
