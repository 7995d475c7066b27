import type { Comparison } from './types.js';

export interface Agreement {
  kind: 'same' | 'share';
  compared: number;
  agreed: number;
}

export function compareAnswers<Answer>(
  { kind, agree }: Comparison<Answer>,
  first: readonly Answer[],
  other: readonly Answer[],
): Agreement {
  const agreed = first.filter((answer, i) => i < other.length && agree(answer, other[i] as Answer)).length;
  return { kind, compared: first.length, agreed };
}
