const button = document.querySelector<HTMLButtonElement>('#scheme')!;

button.addEventListener('click', () => setScheme(button.getAttribute('aria-pressed') !== 'true'));
setScheme(matchMedia('(prefers-color-scheme: dark)').matches);

function setScheme(dark: boolean): void {
  document.documentElement.dataset.scheme = dark ? 'dark' : 'light';
  button.setAttribute('aria-pressed', String(dark));
}
