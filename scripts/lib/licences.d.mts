interface Licensed {
  readonly name: string
  readonly version: string
  readonly licence: string | null
}

interface Locked {
  readonly dev?: boolean
  readonly version?: string
  readonly license?: string
}

export function licencesOf(packages: Readonly<Record<string, Locked>>): Licensed[]
export function licenceFaults(packages: readonly Licensed[]): string[]
export function staleLicences(packages: Readonly<Record<string, Locked>>): string[]
