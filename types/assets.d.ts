/** A file's bytes, embedded in the module as text. Provided by scripts/vite-plugins.mjs. */
declare module '*?bytes' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}

/** A worker entry, bundled into one classic script and embedded as text. Provided by scripts/vite-plugins.mjs. */
declare module '*?worker-source' {
  const source: string;
  export default source;
}
