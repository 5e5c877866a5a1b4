interface Manifest {
  readonly name: string
  readonly version: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

interface Locked {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

interface Lock {
  readonly packages: Readonly<Record<string, Locked>>
}

export function packagesIn(files: readonly string[], names: readonly string[]): string[]

export function releaseManifest(
  manifest: Manifest,
  lock: Lock,
  kept: { readonly names: readonly string[]; readonly scripts: Readonly<Record<string, string>> },
): { readonly manifest: Manifest; readonly lock: Lock }

export function releaseScripts(
  scripts: Readonly<Record<string, string>>,
  built: readonly string[],
): Record<string, string>
