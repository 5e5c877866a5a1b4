import type { Stage } from './createStage.tsx'

/** The terms gate is gone while somebody waits for its answer; nothing on the page can cause that. */
export const endTerms = (stage: Stage) => {
  ;(stage.actor('terms') as unknown as { _stop(): void })._stop()
}
