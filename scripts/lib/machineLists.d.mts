export declare const areas: readonly string[]
export declare const nextRank: (area: string) => number
export declare const wordsFile: (id: string) => string | undefined
export declare const machineLists: () => readonly [
  { path: string; text: string },
  ...Array<{ path: string; text: string }>,
]
