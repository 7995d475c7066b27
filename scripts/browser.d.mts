export const launchArgs: readonly string[];
export function findChromium(): string | undefined;
export function ensureChromium(log?: (line: string) => void): Promise<string>;
