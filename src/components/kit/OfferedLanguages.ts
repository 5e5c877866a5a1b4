import { createContext, useContext } from 'react'

type Language = 'zh' | 'en'

/** Languages offered by the site; papers are cited in both, whichever the site offers. */
export const OfferedLanguages = createContext<readonly Language[]>(['zh', 'en'])

interface Asked {
  readonly name: string
  readonly lang?: string | undefined
  readonly required?: boolean | undefined
  readonly error?: unknown
  readonly value?: unknown
  readonly defaultValue?: unknown
}

/**
 * Whether a field is for a text in a language that the site does not offer. A field that has content, is required or
 * has an error stays visible.
 */
export const useIsUnoffered = ({ name, lang, required, error, value, defaultValue }: Asked): boolean => {
  const offered = useContext(OfferedLanguages)
  const language = languageOf(name, lang)
  if (language === null || offered.includes(language)) return false
  const text = value ?? defaultValue ?? ''
  return text === '' && required !== true && (error === undefined || error === null || error === false)
}

const languageOf = (name: string, lang: string | undefined): Language | null => {
  if (lang === 'en' || /(?:^|\.)eng_/.test(name)) return 'en'
  return lang === 'zh-CN' ? 'zh' : null
}
