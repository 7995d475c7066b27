/** Techniques that only Sudoku Explainer names so. Some of their names are put together, in any language. */

/** Whose types are numbered. */
type Typed = 'Unique Rectangle' | 'Unique Loop' | 'BUG';
/** Dynamic forcing chains, by what they begin with and how they end. */
type Dynamic = 'Cell' | 'Region' | 'Contradiction' | 'Double';
/** What steps of a dynamic chain may be themselves. */
type Nested = 'Forcing Chains' | 'Multiple Forcing Chains' | 'Dynamic Forcing Chains';

export interface RatingWords {
  /** Names that are whole; what players call as in English is left out. */
  names: Readonly<Record<string, string>>;
  typed: Readonly<Record<Typed, string>>;
  type(name: string, number: number): string;
  dynamic: Readonly<Record<Dynamic, string>>;
  nested: Readonly<Record<Nested, string>>;
  /** A chain and what its steps may be: nothing where they may be other techniques. */
  with(chain: string, nested: string): string;
}

/** All of them by the names that reports have (`src/sudoku/rating/techniques.ts`). */
export const ratingNamesIn = (words: RatingWords): Readonly<Record<string, string>> =>
  Object.fromEntries([...Object.entries(words.names), ...types(words), ...chains(words)]);

const types = ({ typed, type }: RatingWords): [string, string][] =>
  Object.entries(typed).flatMap(([name, told]) =>
    [1, 2, 3, 4].map((number): [string, string] => [`${name} type ${number}`, type(told, number)]),
  );

const chains = (words: RatingWords): [string, string][] =>
  Object.entries(words.dynamic).flatMap(([kind, told]) => {
    const name = `Dynamic ${kind} Forcing Chains`;
    const nested = Object.entries({ '': '', ...words.nested }).map(
      ([within, toldWithin]): [string, string] => [
        `${name} (${within ? `+ ${within}` : '+'})`,
        words.with(told, toldWithin),
      ],
    );
    return [[name, told] as [string, string], ...nested];
  });
