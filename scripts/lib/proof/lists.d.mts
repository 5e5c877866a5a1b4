export const lists: ReadonlyArray<{ readonly at: RegExp }>
export const isMade: (path: string) => boolean
