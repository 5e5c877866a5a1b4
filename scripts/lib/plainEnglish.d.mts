type Kind = 'comments' | 'titles' | 'docs'
type Files = Iterable<readonly [path: string, text: string]>
type Forms = Readonly<Record<string, { pattern: RegExp; most: Readonly<Record<Kind, number>> }>>

export const forms: Forms
export const englishOf: (path: string, text: string) => Array<{ kind: Kind; line: number; text: string }>
export const countForms: (files: Files) => {
  lines: Record<Kind, number>
  places: Array<{ form: string; kind: Kind; place: string }>
}
export const englishFaults: (files: Files, limits?: Forms) => string[]
