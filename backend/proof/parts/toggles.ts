import { tests, type Part } from '../part.ts';

export const toggles: Part = {
  name: 'toggles',
  shows:
    'While 64 members like and follow at the same time over two processes, every answer is a success, and in the end each like, each follow and both counts are right.',
  command: (scale) => tests(['long/simultaneity', '-t', 'toggle'], 79 * scale),
  lengths: { 'likes toggled': 10_000, 'follows toggled': 10_000 },
};
