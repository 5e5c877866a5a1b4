import type { MessageFormatElement } from 'react-intl'

import type zh from './zh-CN.json'

export const locales = ['zh-CN', 'en'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'zh-CN'

/** Message ids of both catalogues (the check keeps them equal). */
export type MessageId = keyof typeof zh
export type Namespace = MessageId extends `${infer N}.${string}` ? N : never

/** Compiled messages by id. */
export type Messages = Record<string, MessageFormatElement[]>

/** I18N-01: an unreadable stored value is zh-CN. */
export const parseLocale = (value: unknown): Locale =>
  locales.find((locale) => locale === value) ?? defaultLocale
