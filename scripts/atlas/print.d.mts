export const printAll: (
  files: ReadonlyArray<{ readonly html: string; readonly pdf: string }>,
) => Promise<void>
