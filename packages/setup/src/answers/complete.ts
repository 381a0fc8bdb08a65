import { faultOf, QUESTIONS, type Answers, type Name } from './questions.ts';

/**
 * All answers, with the defaults for what was not answered.
 * @throws Error that names every answer that cannot be used
 */
export function completeAnswers(given: Partial<Answers>): Answers {
  const answers: Partial<Record<Name, string>> = {};
  const faults: string[] = [];
  for (const question of QUESTIONS) {
    const answer = given[question.name] ?? question.fallback(answers);
    const fault = faultOf(question, answer, answers);
    if (fault !== undefined) faults.push(faultLine(question.name, answer, fault, question.isSecret ?? false));
    answers[question.name] = answer;
  }
  if (faults.length > 0) throw new Error(`These answers cannot be used:\n${faults.join('\n')}`);
  return answers as Answers;
}

function faultLine(name: string, answer: string, fault: string, isSecret: boolean): string {
  if (answer === '') return `  ${name} is missing`;
  return `  ${name}: ${isSecret ? 'it' : JSON.stringify(answer)} ${fault}`;
}
