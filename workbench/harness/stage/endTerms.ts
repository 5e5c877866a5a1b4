import type { Stage } from './createStage.tsx'

/** Stops the terms gate while a caller waits for its answer; no action on the page can cause that. */
export const endTerms = (stage: Stage) => {
  ;(stage.actor('terms') as unknown as { _stop(): void })._stop()
}
