export interface VisualScene {
  /** Id of the story in the built workshop. */
  readonly story: string
  readonly locale: 'zh-CN' | 'en'
  readonly theme: 'light' | 'dark'
  /** Pixels. */
  readonly width: 360 | 1440
}

/** Enough to see every part of the visual language, in each language, theme and width. */
export const scenes: readonly VisualScene[] = [
  { story: 'flows-login--by-scan', locale: 'zh-CN', theme: 'light', width: 1440 },
  { story: 'flows-login--by-code', locale: 'en', theme: 'dark', width: 360 },
  { story: 'flows-credential-login--editing', locale: 'en', theme: 'light', width: 1440 },
  { story: 'flows-scan--expired', locale: 'zh-CN', theme: 'dark', width: 1440 },
  { story: 'flows-terms--asking', locale: 'zh-CN', theme: 'light', width: 360 },
  { story: 'flows-profile--choosing', locale: 'zh-CN', theme: 'dark', width: 360 },
  { story: 'flows-bind-phone--open', locale: 'en', theme: 'light', width: 360 },
  { story: 'flows-session--member', locale: 'zh-CN', theme: 'light', width: 1440 },
  { story: 'flows-session--expired', locale: 'en', theme: 'dark', width: 1440 },
  { story: 'flows-remote-list--ready', locale: 'zh-CN', theme: 'light', width: 1440 },
  { story: 'flows-remote-list--ready', locale: 'en', theme: 'dark', width: 360 },
  { story: 'flows-organizer-entry--under-review', locale: 'zh-CN', theme: 'light', width: 360 },
  { story: 'flows-scan-approval--identifying', locale: 'en', theme: 'light', width: 360 },
  { story: 'flows-lazy-page--broken', locale: 'zh-CN', theme: 'dark', width: 1440 },
]
