export interface Engines {
  readonly firefox?: { readonly firefox: string }
  readonly webkit?: { readonly driver: string; readonly browser: string; readonly screen: string }
}

export function findEngines(): Engines
export function sayMissing(found: Engines): string[]
export function engineInTurn(commit: string, found: Engines): keyof Engines | null
export function takeTurns(
  found: Engines,
  options?: { readonly deep?: boolean; readonly commit?: string | null },
): { readonly env: { readonly ENGINES?: string }; readonly says: string }
export function chosenEngines(found: Engines, wanted?: string): Array<keyof Engines>
