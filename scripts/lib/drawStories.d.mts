export const drawStories: (stories: ReadonlyArray<{ readonly id: string }>, seed: number) => Set<string>
