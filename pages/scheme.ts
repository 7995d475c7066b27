import { recall, remember } from './memory.js';

const KEY = 'hintwright-scheme';
const button = document.querySelector<HTMLButtonElement>('#scheme')!;
const system = matchMedia('(prefers-color-scheme: dark)');

const isDark = (): boolean => {
  const chosen = recall(KEY);
  return chosen ? chosen === 'dark' : system.matches;
};

button.addEventListener('click', () => {
  remember(KEY, isDark() ? 'light' : 'dark');
  show();
});
system.addEventListener('change', show);
show();

function show(): void {
  document.documentElement.dataset.scheme = isDark() ? 'dark' : 'light';
  button.setAttribute('aria-pressed', String(isDark()));
}
