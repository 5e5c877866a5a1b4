import type { CoverageReport } from './report.types.ts'

/** The report that this workshop carries; null where nothing was measured, or where it cannot be read. */
export const readReport = async (address: string): Promise<CoverageReport | null> => {
  try {
    const response = await fetch(address)
    // A server that answers every address with its own page returns 200, too.
    const found: unknown = response.ok ? await response.json() : null
    return isReport(found) ? found : null
  } catch {
    return null
  }
}

const isReport = (found: unknown): found is CoverageReport =>
  typeof found === 'object' && found !== null && 'suites' in found && 'machines' in found
