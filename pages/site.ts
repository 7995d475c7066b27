/** What every page of the site can do: light or dark, the language of its analyzers, copying. */
import './language.js';
import './scheme.js';
import './search/search.js';

/** The list of pages stands beside the text; where there is no room beside, it waits to be opened. */
const list = document.querySelector<HTMLDetailsElement>('.list details');
const beside = matchMedia('(min-width: 800px)');
const arrange = (): void => {
  if (list) list.open = beside.matches;
};
beside.addEventListener('change', arrange);
arrange();

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
  button.textContent = said;
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 2000);
}
