declare module 'virtual:coverage-sources' {
  /** Hash of the product and its stories as they were when this workshop was built. */
  const sources: string
  export default sources
}
