/** What environment variables configure of something. */
export interface Readiness {
  readonly name: string
  readonly is_ready: boolean
  readonly missing: string[]
}
