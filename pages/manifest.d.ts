declare module 'hintwright/custom-elements.json' {
  /** As much of the manifest as the playground reads. */
  const manifest: {
    readonly modules: readonly {
      readonly declarations: readonly import('./playground/elements.js').ElementData[];
    }[];
  };
  export default manifest;
}
