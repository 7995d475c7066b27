export function launchFirefox(executablePath: string): {
  channel: 'moz-firefox';
  executablePath: string;
  timeout: number;
};
export function findFirefox(): string | undefined;
export function usableFirefox(log?: (line: string) => void): Promise<string | undefined>;
