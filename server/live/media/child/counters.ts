/** Packets since the process started. */
export interface Counters {
  in: number
  out: number
  lost: number
  recovered: number
  dropped: number
}
