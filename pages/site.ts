/** What every page of the site can do: light or dark, the language of its analyzers, copying. */
import './language.js';
import './scheme.js';

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copy]') : null;
  const source = button && document.getElementById(button.dataset.copy ?? '');
  if (button && source) void copy(button, source.textContent ?? '');
});

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  const said = await navigator.clipboard.writeText(text).then(
    () => 'Copied',
    () => 'Not allowed here',
  );
  const before = (button.dataset.label ??= button.textContent ?? '');
  button.textContent = said;
  setTimeout(() => {
    button.textContent = before;
  }, 2000);
}
