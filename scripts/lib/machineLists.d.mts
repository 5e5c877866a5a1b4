export declare const areas: readonly string[]
export declare const nextRank: (area: string) => number
export declare const formattedLists: () => Promise<ReadonlyMap<string, string>>
export declare const staleLists: () => Promise<string[]>
