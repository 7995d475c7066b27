/** What scrolls sideways is a stop of the Tab key; what fits is none. Pages come with all of them as stops. */
const watch = new ResizeObserver((entries) => {
  for (const { target } of entries) arrange(target);
});
for (const block of document.querySelectorAll('pre, .table')) watch.observe(block);

function arrange(block: Element): void {
  if (block.scrollWidth > block.clientWidth) block.setAttribute('tabindex', '0');
  else block.removeAttribute('tabindex');
}
