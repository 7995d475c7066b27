import 'hintwright/elements';
import manifest from 'hintwright/custom-elements.json';
import { embedCode, isWay, WAYS } from './embed.js';
import { choose, onLanguage, spoken } from './language.js';
import { type AttributeData, type ElementData, EXAMPLES, numbersOf } from './playground/elements.js';
import { AttributeForm } from './playground/form.js';
import { type Attributes, attributesOf, makeQuery, readQuery, setAttributes } from './query.js';

const SETTLED_MS = 300;
const elements = manifest.modules.flatMap(({ declarations }) => declarations);
const choice = document.querySelector<HTMLSelectElement>('#element')!;
const ways = document.querySelector<HTMLSelectElement>('#way')!;
const place = document.querySelector('#live')!;
const code = document.querySelector('#code')!;
const files = new URL('cdn/', document.baseURI).href;

let shown: { data: ElementData; element: HTMLElement; form: AttributeForm } | undefined;
let timer = 0;

choice.append(...elements.map(({ tagName }) => new Option(`<${tagName}>`, tagName)));
ways.append(...Object.entries(WAYS).map(([way, title]) => new Option(title, way)));
choice.addEventListener('change', () => show(choice.value, EXAMPLES[choice.value] ?? []));
ways.addEventListener('change', note);
onLanguage(note);
addEventListener('popstate', open);
open();

/** What the address asks for; the first element where it asks for none that there is. */
function open(): void {
  const query = new URLSearchParams(location.search);
  const asked = elements.find(({ tagName }) => tagName === query.get('element'));
  const data = asked ?? elements.find(({ tagName }) => tagName === 'mahjong-analyzer')!;
  const given = readQuery(location.search, namesOf(data));
  const way = query.get('way') ?? '';
  ways.value = isWay(way) ? way : 'page';
  choice.value = data.tagName;
  choose(query.get('lang') ?? '');
  show(data.tagName, given.length > 0 ? given : (EXAMPLES[data.tagName] ?? []));
}

function show(tag: string, attributes: Attributes): void {
  const data = elements.find(({ tagName }) => tagName === tag)!;
  const names = namesOf(data);
  const element = document.createElement(tag);
  setAttributes(element, attributes, names);
  const form = new AttributeForm(document.querySelector('#controls')!, settable(data), (wanted) => {
    setAttributes(element, wanted, names);
    note();
  });
  form.attributes = attributes;
  element.addEventListener('position-change', () => {
    // The element's attributes follow with its next update.
    requestAnimationFrame(() => {
      form.attributes = attributesOf(element, names);
      note();
    });
  });
  shown = { data, element, form };
  place.replaceChildren(element);
  note();
}

/** The language is chosen for all analyzers, at the top of the page. */
function settable({ attributes = [] }: ElementData): AttributeData[] {
  return attributes.filter(({ name }) => name !== 'lang');
}

function namesOf(data: ElementData): string[] {
  return settable(data).map(({ name }) => name);
}

function note(): void {
  showCode();
  clearTimeout(timer);
  timer = window.setTimeout(writeAddress, SETTLED_MS);
}

function showCode(): void {
  if (!shown || !isWay(ways.value)) return;
  const { data, form } = shown;
  code.textContent = embedCode(ways.value, {
    tag: data.tagName,
    attributes: [...form.attributes, ...spoken()],
    numbers: numbersOf(data),
    files,
  });
}

function writeAddress(): void {
  if (!shown) return;
  const { data, form } = shown;
  const way = ways.value === 'page' ? [] : [['way', ways.value] as const];
  const query = makeQuery([['element', data.tagName], ...way, ...spoken(), ...form.attributes]);
  history.replaceState(null, '', location.pathname + query);
}
