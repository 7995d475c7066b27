/** Copying code: what stands in a `.code` has a button of its own; blocks of the documentation get one. */
/** How long a button says what came of it. */
const SAID_MS = 2000;

const heard = document.createElement('p');
heard.className = 'unseen';
heard.setAttribute('role', 'status');
document.body.append(heard);

for (const block of document.querySelectorAll<HTMLElement>('.with-list .prose pre')) offer(block);

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('.code button') : null;
  const code = button?.closest('.code')?.querySelector('code');
  if (button && code) void copy(button, code.textContent ?? '');
});

function offer(block: HTMLElement): void {
  const place = document.createElement('div');
  const button = document.createElement('button');
  place.className = 'code';
  button.type = 'button';
  button.textContent = 'Copy';
  block.replaceWith(place);
  place.append(block, button);
}

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  const said = await navigator.clipboard?.writeText(text).then(
    () => 'Copied',
    () => 'Not allowed here',
  );
  button.textContent = said ?? 'Not allowed here';
  heard.textContent = button.textContent;
  setTimeout(() => {
    button.textContent = 'Copy';
    heard.textContent = '';
  }, SAID_MS);
}
