import type { Pictures } from '../../workbench/atlas/export/catalogue.types.ts'

export const takePictures: (wanted: {
  readonly states: readonly string[]
  readonly locales: readonly string[]
}) => Promise<{ readonly pictures: Readonly<Record<string, Pictures>>; readonly taken: number }>
