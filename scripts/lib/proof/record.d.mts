export interface Claim {
  readonly key: string
  readonly commit: string
}
export type Claims = ReadonlyMap<string, readonly Claim[]>
interface Keyed {
  readonly id: string
  readonly key: string
}
export interface Age {
  readonly days: number
  readonly commits: number
  readonly since: string
}
export const recordFile: string
export const recordLimits: { readonly days: number; readonly commits: number }
export const parseRecord: (text: string) => Map<string, Claim[]>
export const formatRecord: (claims: Claims) => string
export const believed: (claims: Claims, unit: Keyed) => Claim | null
export const recordAfter: (
  claims: Claims,
  run: {
    readonly units: readonly Keyed[]
    readonly green: ReadonlySet<string>
    readonly red: ReadonlySet<string>
    readonly commit: string
  },
) => Map<string, readonly Claim[]>
export const ageOf: (commits: readonly string[], commit: string) => Age | null
export const staleness: (
  age: Age | null,
  limits?: { readonly days: number; readonly commits: number },
) => string | null
