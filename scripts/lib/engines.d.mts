export interface Engines {
  readonly firefox?: { readonly firefox: string }
  readonly webkit?: { readonly driver: string; readonly browser: string; readonly screen: string }
}

export function findEngines(): Engines
export function sayMissing(found: Engines): string[]
