export const drawStories: (
  stories: ReadonlyArray<{ readonly id: string }>,
  seed: number,
) => Map<string, readonly string[]>
