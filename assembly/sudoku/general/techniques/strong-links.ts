/** Strong links of one digit: houses with two places for it. Two cells are linked once, whatever houses they share. */
import { cellOfHouse, houseCount } from '../grid';
import { STRONG_LINKS } from '../memory';
import { placesIn } from './position';

export let linkCount: i32 = 0;

export function listLinks(digit: i32): void {
  linkCount = 0;
  for (let house = 0; house < houseCount; house++) {
    const places = placesIn(house, digit);
    if (popcnt(places) != 2) continue;
    addLink(cellOfHouse(house, <i32>ctz(places)), cellOfHouse(house, 31 - <i32>clz(places)), house);
  }
}

function addLink(a: i32, b: i32, house: i32): void {
  for (let link = 0; link < linkCount; link++)
    if (min(linkEnd(link, 0), linkEnd(link, 1)) == min(a, b) && max(linkEnd(link, 0), linkEnd(link, 1)) == max(a, b)) return;
  const at = STRONG_LINKS + 8 * linkCount++;
  store<u16>(at, <u16>a);
  store<u16>(at, <u16>b, 2);
  store<u16>(at, <u16>house, 4);
}

/** One of the two cells, by 0 or 1. */
export function linkEnd(link: i32, end: i32): i32 {
  return <i32>load<u16>(STRONG_LINKS + 8 * link + 2 * end);
}

export function linkHouse(link: i32): i32 {
  return <i32>load<u16>(STRONG_LINKS + 8 * link, 4);
}
