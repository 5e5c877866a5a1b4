/** Configuration of a service by variables of the environment, or by their settings in the browser. */
export interface Readiness {
  readonly name: string
  readonly is_ready: boolean
  readonly missing: string[]
}
