import { FormattedMessage, IntlProvider } from 'react-intl'
import { renderToString } from 'react-dom/server'
import all from 'virtual:messages/all'
import { expect, it } from 'vitest'

import { loadMessages } from '../../src/i18n/loadMessages.ts'
import { locales, parseLocale } from '../../src/i18n/locale.ts'
import { MessagesProvider } from '../../src/i18n/MessagesProvider.tsx'

it('[I18N-01] reads a stored locale and falls back to zh-CN for anything else', () => {
  expect(parseLocale('en')).toBe('en')
  expect(parseLocale('zh-CN')).toBe('zh-CN')
  for (const value of ['EN', 'fr', '', ' en', '../en', null, undefined, 7, {}, ['en']]) {
    expect(parseLocale(value)).toBe('zh-CN')
  }
})

it('loads the texts of several namespaces, and no others', async () => {
  const messages = await loadMessages('en', ['shell', 'error'])
  const prefixes = new Set(Object.keys(messages).map((id) => id.split('.')[0]))
  expect([...prefixes].sort()).toEqual(['error', 'shell'])
  expect(messages).toEqual({ ...all['en']?.['shell'], ...all['en']?.['error'] })
})

it('compiles every text to a tree, so that the build without a parser can show it', () => {
  for (const locale of locales) {
    for (const trees of Object.values(all[locale] ?? {})) {
      for (const tree of Object.values(trees)) expect(tree).toBeInstanceOf(Array)
    }
  }
  expect(() =>
    renderToString(
      <IntlProvider
        locale="en"
        messages={{ text: 'Hello {name}' }}
        onError={(error) => {
          throw error
        }}
      >
        <FormattedMessage id="text" values={{ name: 'Ada' }} />
      </IntlProvider>,
    ),
  ).toThrow()
})

it('[I18N-02] a missing text is an error outside production', () => {
  const show = () =>
    renderToString(
      <MessagesProvider locale="en" messages={{}}>
        <FormattedMessage id="shell.nothing" />
      </MessagesProvider>,
    )
  expect(show).toThrow(/shell\.nothing/)
})
