import type { Chart } from '../../workbench/core/chart/chart.types.ts'

export interface Revision {
  readonly hash: string
  /** ISO, with the zone of the one who committed. */
  readonly date: string
  readonly subject: string
}

export declare const chartsFolder: string
export declare const chartsNow: (project: string) => Record<string, Chart>
export declare const chartsAt: (project: string, hash: string) => Record<string, Chart>
export declare const blobsAt: (project: string, hash: string) => Record<string, string>
export declare const chartOfBlob: (project: string, blob: string) => Chart
export declare const historyState: (project: string) => 'complete' | 'shallow' | 'none'
export declare const chartRevisions: (project: string, most?: number) => Revision[]
