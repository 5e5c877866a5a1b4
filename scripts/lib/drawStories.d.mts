export const drawStories: (
  stories: ReadonlyArray<{ readonly id: string; readonly tags?: readonly string[] }>,
  seed: number,
) => Map<string, readonly string[]>
