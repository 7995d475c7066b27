export interface ReleaseOptions {
  step: string;
  dryRun: boolean;
  root?: string;
  date?: string;
  test?: () => void;
  log?: (line: string) => void;
}

export function nextVersion(current: string, step: string): string;
export function dateChangelog(text: string, version: string, date: string): string;
export function release(options: ReleaseOptions): string;
