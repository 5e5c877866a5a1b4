export const mostLines: number
export const excused: Readonly<Record<string, string>>
export const lengthFaults: (
  machines: Iterable<readonly [path: string, text: string]>,
  exceptions?: Readonly<Record<string, string>>,
) => string[]
export const matchesFaults: (readers: Iterable<readonly [path: string, text: string]>) => string[]
