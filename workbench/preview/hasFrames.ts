/**
 * Whether the atlas shows stories in frames. The run over all stories proves those by themselves: Vitest has no page for
 * frames, and for the project's own runner (by its name, see `scripts/lib/storyRunner.mjs`) each would be one more workshop
 * to load. `tests/workshop` looks at the frames.
 */
export const hasFrames =
  !('__vitest_browser__' in globalThis) &&
  globalThis.navigator?.userAgent.includes('StorybookTestRunner') !== true
