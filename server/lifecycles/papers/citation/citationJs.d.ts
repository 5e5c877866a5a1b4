declare module '@citation-js/core' {
  export const plugins: {
    readonly input: {
      /** Reads a citation; `forceType` says what it is, or the library would fetch what looks like an address. */
      chain(text: string, options: { forceType: string; generateGraph: false }): unknown
    }
  }
}

declare module '@citation-js/plugin-bibtex'
declare module '@citation-js/plugin-ris'
