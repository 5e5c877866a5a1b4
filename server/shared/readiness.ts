/** What variables of the environment, or what stands for them in the browser, configure of something. */
export interface Readiness {
  readonly name: string
  readonly is_ready: boolean
  readonly missing: string[]
}
