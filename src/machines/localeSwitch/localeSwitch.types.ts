export type LocaleName = 'zh-CN' | 'en'

export interface LocaleSwitchInput {
  locale: LocaleName
}

export interface LocaleSwitchContext {
  locale: LocaleName
  wanted: LocaleName
}

export type LocaleSwitchEvent = { type: 'locale.choose'; locale: LocaleName }
export type LocaleSwitchEmitted = { type: 'locale.changed'; locale: LocaleName } | { type: 'locale.failed' }
export type LocaleSwitchTag = 'busy'

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface LocaleSwitchPort {
  /** Loads the texts of a locale and remembers the choice (I18N-01). */
  loadLocale(locale: LocaleName, signal: AbortSignal): Promise<void>
}
